import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { foreignKey, tenantIndex } from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { Categoria } from '../categoria/categoria.entity.js'
import { CentroCusto } from '../centro-custo/centro-custo.entity.js'
import { contaColumns, contaTable } from '../conta/conta.entity.js'
import { Fornecedor } from '../fornecedor/fornecedor.entity.js'

const table = contaTable('conta_pagar', { aberto: 'aberto', encerrado: 'pago' })

/** An amount that the church owes. */
export const ContaPagar = defineEntity({
  name: 'ContaPagar',
  ...table,
  indexes: [...table.indexes, tenantIndex('conta_pagar_fornecedor', 'id_fornecedor')],
  properties: {
    ...contaColumns,
    idFornecedor: p.integer().nullable(),
    /** a boleto's line, or the text of a Pix code; the next record of a series has another one */
    codigoPagamento: p.string().length(512).nullable(),
    responsavel: () => foreignKey(Usuario, 'responsavel_usuario_conta'),
    centroCusto: () => foreignKey(CentroCusto, 'id_centro_custo'),
    categoria: () => foreignKey(Categoria, 'id_categoria'),
    fornecedor: () => foreignKey(Fornecedor, 'id_fornecedor'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    conta_pagar: TableOf<typeof ContaPagar>
  }
}
