import { defineEntity, p } from '@mikro-orm/core'
import { Usuario } from '../../../server/features/acesso/usuario/usuario.entity.js'
import type { TableOf } from '../../../server/kernel/database/tables.js'
import { foreignKey, tenantColumns, tenantIndex, tenantTable } from '../../../server/kernel/tenant/base.entity.js'
import { Departamento } from './departamento.entity.js'

/** A person's membership in a department. */
export const Membro = defineEntity({
  name: 'BenchMembro',
  ...tenantTable('bench_membro'),
  indexes: [tenantIndex('bench_membro_usuario', 'id_usuario')],
  properties: {
    ...tenantColumns,
    idUsuario: p.integer(),
    usuario: () => foreignKey(Usuario, 'id_usuario'),
    idDepartamento: p.integer(),
    departamento: () => foreignKey(Departamento, 'id_departamento'),
    funcao: p.string().length(40),
  },
})

declare module '../../../server/kernel/database/tables.js' {
  interface Tables {
    bench_membro: TableOf<typeof Membro>
  }
}
