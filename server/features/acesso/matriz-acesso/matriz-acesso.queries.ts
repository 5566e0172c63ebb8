import { sql } from 'kysely'
import { type Perfil, perfis, perfisOf } from '../../../kernel/access/actions.js'
import { grantsFrom } from '../../../kernel/access/grants.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { accessRules } from '../sessao/index.js'
import { type AcessoArea, acessosOf } from './matriz-acesso.rules.js'

/** What each of these people may do now in each area. */
export const acessosOfPessoa = groupedBy<AcessoArea[]>(async (work, ids) => {
  const rows = await from(work, 'usuario')
    .select(['id', 'perfil', sql<string | null>`${sql.raw(accessRules('usuario'))}`.as('regras')])
    .where('id', 'in', ids)
    .execute()
  const found = new Map(rows.map(({ id, perfil, regras }) => [id, acessosOf(grantsFrom(perfil as Perfil, regras))]))
  return ids.map((id) => found.get(id) ?? null)
})

/** The names of those who decide in the church about access. */
export async function namesOfAcessoGivers(work: Pick<Reading, 'db'> & { idCliente: number }): Promise<string[]> {
  const deciding = perfisOf('nivelUsuario.escrever').filter((perfil) => perfil !== perfis.platform)
  const rows = await from(work, 'usuario')
    .select('name')
    .where('perfil', 'in', deciding)
    .where('usuarioAtivo', '=', 1)
    .where('excluidoEm', 'is', null)
    .orderBy('nomeOrdem')
    .orderBy('id')
    .limit(mostNames)
    .execute()
  return rows.map(({ name }) => name)
}

const mostNames = 10
