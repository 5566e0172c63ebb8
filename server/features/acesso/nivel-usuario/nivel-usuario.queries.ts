import type { Perfil } from '../../../kernel/access/actions.js'
import { type ChurchRules, grantsOf } from '../../../kernel/access/grants.js'
import type { Cells } from '../../../kernel/access/levels.js'
import type { Context } from '../../../kernel/context.js'
import { groupedBy } from '../../../kernel/reading/loader.js'
import { from } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { niveis, nomePadrao } from './nivel-usuario.rules.js'

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
export async function nomePerfil(ctx: Context, idCliente: number, perfil: number): Promise<string> {
  return (await namesOf(ctx, idCliente))?.get(perfil) ?? nomePadrao(perfil)
}

/**
 * The access levels of one church: their names, how many people have each, and what the church allows to each. Functions
 * of persons are not part of it.
 */
export async function listar(work: Reading, idCliente: number) {
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

function allowed(perfil: Perfil, church: Pick<ChurchRules, 'celulas' | 'comoMembro'>) {
  const grants = [...grantsOf(perfil, { ...church, funcoes: null })]
  return {
    acoes: grants.map(([action]) => action),
    acoesMeus: grants.flatMap(([action, reach]) => (reach === 'meus' ? [action] : [])),
  }
}
