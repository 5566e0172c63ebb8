import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../server/kernel/database/tables.js'
import { tenantColumns, tenantTable } from '../../../server/kernel/tenant/base.entity.js'

export const Departamento = defineEntity({
  name: 'BenchDepartamento',
  ...tenantTable('bench_departamento'),
  properties: { ...tenantColumns, nome: p.string().length(80) },
})

declare module '../../../server/kernel/database/tables.js' {
  interface Tables {
    bench_departamento: TableOf<typeof Departamento>
  }
}
