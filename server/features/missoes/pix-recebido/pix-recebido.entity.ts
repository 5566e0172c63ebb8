import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { BaixaReceber } from '../../financas/conta-receber/baixa-receber.entity.js'
import { ContaReceber } from '../../financas/conta-receber/conta-receber.entity.js'
import { Dizimo } from '../../financas/dizimo/dizimo.entity.js'
import { CodigoPix } from '../codigo-pix/codigo-pix.entity.js'
import { Doacao } from '../doacao/doacao.entity.js'

/**
 * A Pix that the church received, as its bank tells it. The unique `endToEndId` lets each make one entry, however often
 * the bank tells it: that of a tithe, of a donation, of a receivable's payment, or its own (origem 'pixRecebido').
 */
export const PixRecebido = defineEntity({
  name: 'PixRecebido',
  ...tenantTable('pix_recebido'),
  indexes: [
    uniqueInTenant('pix_recebido_uuid', 'uuid'),
    uniqueInTenant('pix_recebido_end_to_end_id', 'end_to_end_id'),
    tenantIndex('pix_recebido_quando', 'quando', 'id'),
    tenantIndex('pix_recebido_codigo', 'id_codigo'),
    tenantIndex('pix_recebido_dizimo', 'id_dizimo'),
    tenantIndex('pix_recebido_doacao', 'id_doacao'),
    tenantIndex('pix_recebido_conta_receber', 'id_conta_receber'),
    tenantIndex('pix_recebido_baixa_receber', 'id_baixa_receber'),
    {
      name: 'pix_recebido_pendente',
      expression: (_columns, { name: on }: { name: string }, index) =>
        `create index "${index}" on "${on}" ("id_cliente", "quando", "id") where "situacao" = 'pendente'`,
    },
    {
      name: 'pix_recebido_substituidos',
      expression: (_columns, { name: on }: { name: string }, index) =>
        `create index "${index}" on "${on}" ("id_cliente") where "substituidos" <> '[]'`,
    },
  ],
  checks: [
    { name: 'pix_recebido_forma', expression: `end_to_end_id ~ '^[A-Za-z0-9]{32}$'` },
    { name: 'pix_recebido_valor', expression: 'valor > 0 and valor_devolvido >= 0 and valor_devolvido <= valor' },
    { name: 'pix_recebido_situacoes', expression: `situacao in ('pendente', 'lancado', 'ignorado')` },
    {
      name: 'pix_recebido_lancado',
      expression: `(situacao = 'lancado' or id_baixa_receber is null) and (situacao <> 'lancado' or id_codigo is not null or id_baixa_receber is not null)`,
    },
  ],
  properties: {
    ...tenantColumns,
    endToEndId: p.string().length(32),
    txid: p.string().length(35).nullable(),
    valor: p.decimal('string').precision(14).scale(2),
    /** what the bank says was given or taken back */
    valorDevolvido: p.decimal('string').precision(14).scale(2).default('0.00'),
    quando: p.datetime(),
    /** the same in the church's time zone */
    data: p.date(),
    pagador: p.string().length(120).nullable(),
    mensagem: p.string().length(140).nullable(),
    situacao: p.string().length(10).$type<'pendente' | 'lancado' | 'ignorado'>(),
    /** why it waits for the treasurer */
    motivo: p
      .string()
      .length(10)
      .nullable()
      .$type<'txid' | 'mes' | 'campanha' | 'conta' | 'extrato' | 'parecido' | 'doacao' | null>(),
    /** the purpose and the person */
    idCodigo: p.integer().nullable(),
    codigo: () => foreignKey(CodigoPix, 'id_codigo'),
    /** the tithe or the donation that it is; while it waits or is ignored, a deleted one, which may come back */
    idDizimo: p.integer().nullable(),
    dizimo: () => foreignKey(Dizimo, 'id_dizimo'),
    idDoacao: p.integer().nullable(),
    doacao: () => foreignKey(Doacao, 'id_doacao'),
    /** the uuids of the deleted tithes and donations that it was before: none may come back beside what it is now */
    substituidos: p.json<string[]>().defaultRaw(`'[]'`),
    /** the receivable whose charge was paid */
    idContaReceber: p.integer().nullable(),
    contaReceber: () => foreignKey(ContaReceber, 'id_conta_receber'),
    /** the payment of the receivable that this is */
    idBaixaReceber: p.integer().nullable(),
    baixaReceber: () => foreignKey(BaixaReceber, 'id_baixa_receber'),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    pix_recebido: TableOf<typeof PixRecebido>
  }
}
