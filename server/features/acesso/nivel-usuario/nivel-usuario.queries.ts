import { sql } from 'kysely'
import type { Cells } from '../../../../schema/rules/levels.js'
import type { Perfil } from '../../../kernel/access/actions.js'
import { type ChurchRules, grantsOf } from '../../../kernel/access/grants.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { defaultName, niveis } from './nivel-usuario.rules.js'

/** The churches' own names for perfis, grouped by church. */
const namesOf = groupedBy<Map<number, string>>(async (work, tenants) => {
  const rows = await from(work, 'nivel_usuario')
    .select(['idCliente', 'perfil', 'nome'])
    .where('idCliente', 'in', tenants)
    .execute()
  return tenants.map(
    (tenant) => new Map(rows.filter((row) => row.idCliente === tenant).map((row) => [row.perfil, row.nome])),
  )
})

/** The name of a perfil in the person's church. */
export async function perfilName(ctx: Context, idCliente: number, perfil: number): Promise<string> {
  return (await namesOf(ctx, idCliente))?.get(perfil) ?? defaultName(perfil)
}

/**
 * The access levels of one church: their names, how many people have each, and what the church allows to each. Functions
 * of persons are not part of it.
 */
export async function listRows(work: Reading, idCliente: number) {
  const own = { ...work, idCliente }
  const names = await from(own, 'nivel_usuario').select(['perfil', 'nome']).execute()
  const people = await from(own, 'usuario')
    .select(['perfil', (eb) => eb.fn.countAll().as('total')])
    .where('excluidoEm', 'is', null)
    .groupBy('perfil')
    .execute()
  const decided = await from(own, 'acesso_perfil').select(['perfil', 'areas', 'comoMembro']).execute()
  const comoMembro = decided.flatMap((row) => (row.comoMembro ? row.perfil : []))
  const celulas = Object.fromEntries(decided.map((row): [number, Cells] => [row.perfil, row.areas]))
  return niveis.map(({ perfil, nome, resumo }) => ({
    perfil,
    nome: names.find((row) => row.perfil === perfil)?.nome ?? nome,
    nomePadrao: nome,
    resumo,
    ...allowed(perfil, { celulas, comoMembro }),
    quantidadeUsuarios: Number(people.find((row) => row.perfil === perfil)?.total ?? 0),
  }))
}

/** Whether the church has decided what its levels may do, so that something differs from the permission table. */
export const decideAcesso = async (work: Pick<Reading, 'db' | 'idCliente'>): Promise<boolean> =>
  (await from(work, 'acesso_perfil')
    .select('id')
    .where(sql<boolean>`(areas <> '{}' or como_membro)`)
    .limit(1)
    .executeTakeFirst()) !== undefined

function allowed(perfil: Perfil, church: Pick<ChurchRules, 'celulas' | 'comoMembro'>) {
  const grants = [...grantsOf(perfil, { ...church, funcoes: null })]
  return {
    acoes: grants.map(([action]) => action),
    acoesMeus: grants.flatMap(([action, reach]) => (reach === 'meus' ? [action] : [])),
  }
}
