import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { ContaFinanceira } from '../../financas/conta-financeira/conta-financeira.entity.js'
import { Culto } from '../culto/culto.entity.js'

/** What one person counted: see `Parte` in the rules. */
interface Counted {
  quantidades: Record<string, number>
  cheques: string
  total: string
  em: string
  aConfirmar?: true
  anteriores?: { total: string; em: string }[]
}

/**
 * Cash that two people count independently. Each saves what they counted (`primeira`, `segunda`), confirms it and
 * signs it. With the second signature it becomes an income.
 */
export const Contagem = defineEntity({
  name: 'Contagem',
  ...tenantTable('contagem'),
  indexes: [
    uniqueInTenant('contagem_uuid', 'uuid'),
    tenantIndex('contagem_data', 'data', 'id'),
    tenantIndex('contagem_culto', 'id_culto'),
    tenantIndex('contagem_conta', 'id_conta_financeira'),
    tenantIndex('contagem_primeira_pessoa', 'id_primeira_pessoa'),
    tenantIndex('contagem_segunda_pessoa', 'id_segunda_pessoa'),
  ],
  checks: [
    { name: 'contagem_categoria', expression: 'categoria > 0 and categoria < 6' },
    { name: 'contagem_pessoas', expression: 'id_primeira_pessoa <> id_segunda_pessoa' },
    { name: 'contagem_primeira', expression: '(id_primeira_pessoa is null) = (primeira is null)' },
    { name: 'contagem_segunda', expression: '(id_segunda_pessoa is null) = (segunda is null)' },
    {
      name: 'contagem_assinatura',
      expression:
        '(primeira_assinada_em is null or segunda is not null) and (segunda_assinada_em is null or segunda is not null)',
    },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    data: p.date(),
    descricao: p.string().length(255),
    categoria: p.smallint(),
    idCulto: p.integer().nullable(),
    culto: () => foreignKey(Culto, 'id_culto'),
    /** null: the church's default account when the money is booked */
    idContaFinanceira: p.integer().nullable(),
    contaFinanceira: () => foreignKey(ContaFinanceira, 'id_conta_financeira'),
    idPrimeiraPessoa: p.integer().nullable(),
    primeiraPessoa: () => foreignKey(Usuario, 'id_primeira_pessoa'),
    primeira: p.json<Counted>().nullable(),
    primeiraAssinadaEm: p.datetime().nullable(),
    idSegundaPessoa: p.integer().nullable(),
    segundaPessoa: () => foreignKey(Usuario, 'id_segunda_pessoa'),
    segunda: p.json<Counted>().nullable(),
    segundaAssinadaEm: p.datetime().nullable(),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.descricao})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    contagem: TableOf<typeof Contagem>
  }
}
