import { actionNames, actions, type Perfil } from '../../../kernel/access/actions.js'
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

/** The access levels of one church: their names, how many people have each, and what each may do. */
export async function listar(work: Reading, idCliente: number) {
  const own = { ...work, idCliente }
  const names = await from(own, 'nivel_usuario').select(['perfil', 'nome']).execute()
  const people = await from(own, 'usuario')
    .select(['perfil', (eb) => eb.fn.countAll().as('total')])
    .where('excluidoEm', 'is', null)
    .groupBy('perfil')
    .execute()
  return niveis.map(({ perfil, nome, resumo }) => ({
    perfil,
    nome: names.find((row) => row.perfil === perfil)?.nome ?? nome,
    nomePadrao: nome,
    resumo,
    acoes: actionNames.filter((action) => actions[action].includes(perfil as Perfil)),
    quantidadeUsuarios: Number(people.find((row) => row.perfil === perfil)?.total ?? 0),
  }))
}
