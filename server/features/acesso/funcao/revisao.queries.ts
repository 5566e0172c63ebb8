import { sql } from 'kysely'
import type { Perfil } from '../../../kernel/access/actions.js'
import { grantsFrom } from '../../../kernel/access/grants.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { acessosOf, titlesOf } from '../matriz-acesso/index.js'
import { accessRules } from '../sessao/index.js'
import { columns } from './funcao.queries.js'
import { acessosList, added, type Limit } from './revisao.rules.js'

type Work = Pick<Reading, 'db' | 'idCliente'>

/** The most people whom one answer lists; the others follow once these are reviewed. */
const named = 100

export const funcoesToReview = (work: Work) =>
  from(work, 'funcao')
    .select(columns)
    .where('aRevisar', '=', true)
    .where('excluidoEm', 'is', null)
    .orderBy('nomeOrdem')
    .orderBy('id')
    .execute()

/** People with a limit, what it says, and the rules of their access with and without it. */
const limitedPeople = (work: Work) =>
  from(work, 'usuario')
    .select(['usuario.id', 'usuario.uuid', 'usuario.name', 'usuario.perfil'])
    .select(sql<Limit>`usuario.limite_acesso`.as('limite'))
    .select(sql<string | null>`${sql.raw(accessRules('usuario'))}`.as('regras'))
    .where('usuario.limiteAcesso', 'is not', null)
    .where('usuario.excluidoEm', 'is', null)

type LimitedRow = Awaited<ReturnType<ReturnType<typeof limitedPeople>['execute']>>[number]

/** With what the person could do besides, if an administrator lifted the limit now. */
function withSurplusAcesso({ perfil, regras, limite, ...pessoa }: LimitedRow) {
  const grants = (rules: string | null) => acessosOf(grantsFrom(perfil as Perfil, rules))
  const free = regras && JSON.stringify({ ...JSON.parse(regras), limite: null })
  const more = added(grants(regras), grants(free))
  return {
    pessoa,
    meus: titlesOf(limite.meus),
    acrescenta: acessosList(more, (area) => titlesOf([area])[0] ?? area) || null,
  }
}

export const limitsToReview = async (work: Work) =>
  (
    await limitedPeople(work)
      .where(sql<boolean>`not (usuario.limite_acesso ->> 'revisado')::boolean`)
      .orderBy('usuario.nomeOrdem')
      .orderBy('usuario.id')
      .limit(named)
      .execute()
  ).map(withSurplusAcesso)

/** The limit of this person; undefined without one. */
export async function limitOf(work: Work, ref: RecordRef) {
  const row = await limitedPeople(work).where(isRecord('usuario', ref)).executeTakeFirst()
  return row && withSurplusAcesso(row)
}

/** How much administrators have to review; null unless rights became a union in this church and nobody has read of it. */
export async function acessoChanged({ db, idCliente }: Pick<Reading, 'db'> & { idCliente: number }) {
  const { rows } = await sql<{ funcoes: number; limites: number }>`
    select (select count(*)::int from funcao where id_cliente = ${idCliente} and a_revisar and excluido_em is null) as funcoes,
      (select count(*)::int from usuario where id_cliente = ${idCliente} and excluido_em is null
        and not (limite_acesso ->> 'revisado')::boolean) as limites`.execute(db)
  return rows[0] ?? null
}
