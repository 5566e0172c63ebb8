import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'

/** Who sells something to the church or works for it: a company or a person. */
export const Fornecedor = defineEntity({
  name: 'Fornecedor',
  ...tenantTable('fornecedor'),
  indexes: [
    uniqueInTenant('fornecedor_uuid', 'uuid'),
    uniqueAlive('fornecedor_documento', 'documento'),
    tenantIndex('fornecedor_nome', 'nome_ordem'),
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    nome: p.string().length(120),
    /** CPF, 11 digits, or CNPJ, 14 characters, without punctuation */
    documento: p.string().length(14).nullable(),
    email: p.string().length(254).nullable(),
    telefone: p.string().length(20).nullable(),
    endereco: p.string().length(200).nullable(),
    /** where to pay: bank, branch, account, Pix key */
    dadosBancarios: p.string().length(500).nullable(),
    observacoes: p.string().length(2000).nullable(),
    /** offered for new expenses and payables */
    ativo: p.boolean().default(true),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nome})) stored`),
    busca: p
      .text()
      .nullable()
      .generated(
        (c) =>
          `(normalizar(${c.nome} || ' ' || coalesce(${c.documento}, '') || ' ' || coalesce(${c.email}, ''))) stored`,
      ),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    fornecedor: TableOf<typeof Fornecedor>
  }
}
