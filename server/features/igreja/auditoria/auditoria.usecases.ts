import { readCase } from '../../../kernel/use-case.js'
import { fusoDe } from '../../acesso/cliente/index.js'
import { listarAuditoriaInput } from './auditoria.input.js'
import { type Alvo, cegos, nomesDe, tabelaDoCampo } from './auditoria.nomes.js'
import { listar } from './auditoria.queries.js'
import { type Mudanca, mudancas } from './auditoria.rules.js'

/** Who changed what, for the church's administrator. */
export const listarAuditoria = readCase({
  action: 'auditoria.ler',
  input: listarAuditoriaInput,
  async run(work, input) {
    const { ctx } = work
    const list = await listar(
      work,
      input,
      await fusoDe(ctx, ctx.ownTenant(work.idCliente)),
      ctx.services.sessions.engine,
    )
    const blind = await cegos(work, ctx.services.features, list.rows)
    const rows = list.rows.map(({ id, antes, depois, ...row }) => ({
      ...row,
      // the database driver returns a bigint as text
      id: Number(id),
      mudancas: mudancas(antes as Record<string, unknown> | null, depois as Record<string, unknown> | null, blind(row)),
    }))
    const nome = await nomesDe(work, ctx.services.features, rows.flatMap(alvosDe))
    return { ...list, rows: rows.map((row) => named(row, nome)) }
  },
})

interface Linha {
  idCliente: number
  tabela: string | null
  idRegistro: number | null
  mudancas: Mudanca[]
}

const alvo = (tabela: string | null | undefined, id: string | number | null, idCliente: number): Alvo[] =>
  tabela && id !== null && /^[1-9]\d{0,9}$/.test(String(id)) ? [{ tabela, id: Number(id), idCliente }] : []

/** All records that an entry refers to: its own record, and the records in its fields. */
const alvosDe = ({ idCliente, tabela, idRegistro, mudancas: changes }: Linha): Alvo[] => [
  ...alvo(tabela, idRegistro, idCliente),
  ...changes.flatMap(({ campo, antes, depois }) =>
    [antes, depois].flatMap((id) => alvo(tabelaDoCampo(tabela, campo), id, idCliente)),
  ),
]

function named<Row extends Linha>(row: Row, nome: (alvo: Alvo) => string | null) {
  const of = (tabela: string | null | undefined, id: string | number | null) =>
    alvo(tabela, id, row.idCliente).map(nome)[0] ?? null
  return {
    ...row,
    nomeRegistro: of(row.tabela, row.idRegistro),
    mudancas: row.mudancas.map((change) => {
      const tabela = tabelaDoCampo(row.tabela, change.campo)
      return { ...change, nomeAntes: of(tabela, change.antes), nomeDepois: of(tabela, change.depois) }
    }),
  }
}
