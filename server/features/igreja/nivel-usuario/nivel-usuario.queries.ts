import { groupedBy } from '../../../kernel/loader.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { nomePadrao } from './nivel-usuario.rules.js'

/** The names that churches gave to perfis, by church. */
async function namesByTenant({ db }: Reading, tenants: readonly number[]): Promise<Map<number, string>[]> {
  const rows = await db.selectFrom('nivel_usuario').select(['idCliente', 'perfil', 'nome']).where('idCliente', 'in', tenants).execute()
  return tenants.map((tenant) => new Map(rows.filter((row) => row.idCliente === tenant).map((row) => [row.perfil, row.nome])))
}

const namesOf = groupedBy(namesByTenant)

/** What the person's church calls a perfil. */
export async function nomePerfil(ctx: Parameters<typeof namesOf>[0], idCliente: number, perfil: number): Promise<string> {
  return (await namesOf(ctx, idCliente))?.get(perfil) ?? nomePadrao(perfil)
}
