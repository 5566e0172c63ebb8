import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { Categoria } from '../categoria/categoria.entity.js'
import { CentroCusto } from '../centro-custo/centro-custo.entity.js'
import { ContaFinanceira } from '../conta-financeira/conta-financeira.entity.js'
import { Fornecedor } from '../fornecedor/fornecedor.entity.js'

/**
 * What a movement of the bank's statement may be entered as when its text contains another one. The first one in the
 * church's order that fits is proposed.
 */
export const RegraBancaria = defineEntity({
  name: 'RegraBancaria',
  ...tenantTable('regra_bancaria'),
  indexes: [
    uniqueInTenant('regra_bancaria_uuid', 'uuid'),
    tenantIndex('regra_bancaria_ordem', 'ordem', 'id'),
    tenantIndex('regra_bancaria_conta', 'id_conta_financeira'),
    tenantIndex('regra_bancaria_categoria', 'id_categoria'),
    tenantIndex('regra_bancaria_centro', 'id_centro_custo'),
    tenantIndex('regra_bancaria_fornecedor', 'id_fornecedor'),
    tenantIndex('regra_bancaria_pessoa', 'id_pessoa'),
  ],
  checks: [
    { name: 'regra_bancaria_direcao', expression: `direcao in ('entrou', 'saiu')` },
    {
      name: 'regra_bancaria_o_que',
      expression: `(id_pessoa is null) = (categoria is not null) and (id_pessoa is null or (direcao = 'entrou'
        and num_nonnulls(id_categoria, id_centro_custo, descricao) = 0)) and (id_fornecedor is null or direcao = 'saiu')`,
    },
  ],
  properties: {
    ...tenantColumns,
    ordem: p.integer(),
    /** what the bank's text contains, whatever its case and accents */
    texto: p.string().length(100),
    direcao: p.string().length(6),
    /** only in this account */
    idContaFinanceira: p.integer().nullable(),
    contaFinanceira: () => foreignKey(ContaFinanceira, 'id_conta_financeira'),
    /** of the entry; without it, the bank's text */
    descricao: p.string().length(255).nullable(),
    /** the root of the category; null: a tithe */
    categoria: p.smallint().nullable(),
    idCategoria: p.integer().nullable(),
    categoriaPropria: () => foreignKey(Categoria, 'id_categoria'),
    idCentroCusto: p.integer().nullable(),
    centroCusto: () => foreignKey(CentroCusto, 'id_centro_custo'),
    idFornecedor: p.integer().nullable(),
    fornecedor: () => foreignKey(Fornecedor, 'id_fornecedor'),
    /** whose tithe it is */
    idPessoa: p.integer().nullable(),
    pessoa: () => foreignKey(Usuario, 'id_pessoa'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    regra_bancaria: TableOf<typeof RegraBancaria>
  }
}
