import { defineEntity } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { foreignKey } from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { Categoria } from '../categoria/categoria.entity.js'
import { CentroCusto } from '../centro-custo/centro-custo.entity.js'
import { contaColumns, contaTable } from '../conta/conta.entity.js'

/** An amount that somebody owes the church. */
export const ContaReceber = defineEntity({
  name: 'ContaReceber',
  ...contaTable('conta_receber', { aberto: 'pendente', encerrado: 'recebido' }),
  properties: {
    ...contaColumns,
    responsavel: () => foreignKey(Usuario, 'responsavel_usuario_conta'),
    centroCusto: () => foreignKey(CentroCusto, 'id_centro_custo'),
    categoria: () => foreignKey(Categoria, 'id_categoria'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    conta_receber: TableOf<typeof ContaReceber>
  }
}
