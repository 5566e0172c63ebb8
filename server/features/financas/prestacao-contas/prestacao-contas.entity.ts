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
import { Arquivo } from '../../../kernel/work/files/files.entity.js'
import { Usuario } from '../../acesso/usuario/usuario.entity.js'

/** The opinion of one person of the council, by the person's id; null while it has not been given. */
type Pareceres = Readonly<Record<string, { opiniao: string; texto: string | null; em: string } | null>>

/**
 * The treasury's account of closed months. It is a draft until it is sent to the council. Then its figures are frozen,
 * as text, with their hash; the people of the council give their opinions on them, and the assembly decides. After that
 * its PDF is made once and stored, with a hash of its own.
 */
export const PrestacaoContas = defineEntity({
  name: 'PrestacaoContas',
  ...tenantTable('prestacao_contas'),
  indexes: [
    uniqueInTenant('prestacao_contas_uuid', 'uuid'),
    tenantIndex('prestacao_contas_fim', 'fim', 'id'),
    tenantIndex('prestacao_contas_enviada_por', 'enviada_por'),
    tenantIndex('prestacao_contas_decidida_por', 'decidida_por'),
    tenantIndex('prestacao_contas_arquivo', 'id_arquivo'),
    {
      // for the job that looks for them in all churches; nearly always empty
      name: 'prestacao_contas_sem_pdf',
      expression: `create index "prestacao_contas_sem_pdf" on "prestacao_contas" ("id_cliente") where decisao is not null and id_arquivo is null`,
    },
  ],
  checks: [
    {
      name: 'prestacao_contas_meses',
      expression: 'inicio <= fim and extract(day from inicio) = 1 and extract(day from fim + 1) = 1',
    },
    {
      name: 'prestacao_contas_enviada',
      expression:
        '(enviada_em is null) = (demonstrativo is null) and (enviada_em is null) = (impressao is null) and (enviada_em is null) = (pareceres is null)',
    },
    {
      name: 'prestacao_contas_decisao',
      expression: `(decisao is null or (decisao in ('aprovada', 'ressalva', 'rejeitada') and enviada_em is not null)) and (decisao is null) = (assembleia_em is null) and (decisao is null) = (decidida_em is null)`,
    },
    {
      name: 'prestacao_contas_pdf',
      expression:
        '(id_arquivo is null or decisao is not null) and (id_arquivo is null) = (impressao_pdf is null) and (id_arquivo is null) = (pdf_em is null)',
    },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    nome: p.string().length(120),
    /** the first day of the first month */
    inicio: p.date(),
    /** the last day of the last month */
    fim: p.date(),
    observacao: p.text().nullable(),
    /** the figures as JSON; text, because the hash is that of exactly these characters */
    demonstrativo: p.text().nullable(),
    /** SHA-256 of `demonstrativo` in hexadecimal */
    impressao: p.string().length(64).nullable(),
    enviadaEm: p.datetime().nullable(),
    enviadaPor: p.integer().nullable(),
    remetente: () => foreignKey(Usuario, 'enviada_por'),
    pareceres: p.json<Pareceres>().nullable(),
    decisao: p.string().length(12).nullable(),
    /** the day of the assembly */
    assembleiaEm: p.date().nullable(),
    /** the minutes of the assembly, as the church names them: 'Ata nº 12' */
    ata: p.string().length(120).nullable(),
    decididaEm: p.datetime().nullable(),
    decididaPor: p.integer().nullable(),
    quemDecidiu: () => foreignKey(Usuario, 'decidida_por'),
    /** the stored PDF; null until the assembly has decided and a job has made it */
    idArquivo: p.integer().nullable(),
    arquivo: () => foreignKey(Arquivo, 'id_arquivo'),
    /** SHA-256 of the stored PDF in hexadecimal */
    impressaoPdf: p.string().length(64).nullable(),
    /** when the PDF was stored: statements that were decided before PDFs were stored got theirs later */
    pdfEm: p.datetime().nullable(),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nome})) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    prestacao_contas: TableOf<typeof PrestacaoContas>
  }
}
