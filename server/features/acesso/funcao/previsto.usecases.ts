import { acessoPrevistoInput, definirFuncoesInput } from '../../../../schema/rules/acesso/funcao.input.js'
import { todayIn } from '../../../../schema/rules/dates.js'
import { perfis } from '../../../../schema/rules/perfis.js'
import type { Perfil } from '../../../kernel/access/actions.js'
import { grantsOf } from '../../../kernel/access/grants.js'
import { givenByLeading } from '../../../kernel/access/led.js'
import { invalid } from '../../../kernel/base/errors.js'
import { from, isRecord, type RecordRef, recordToChange } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { readFuso } from '../cliente/index.js'
import { confirmAgain } from '../sessao/index.js'
import { becomeMembro } from '../usuario/index.js'
import { missing } from './funcao.usecases.js'
import { FuncaoUsuario } from './funcao-usuario.entity.js'
import { dutiesOf, heldBy, rulesOfPerson } from './previsto.queries.js'
import { areasOf, rulesAfter } from './previsto.rules.js'

type Work = Pick<Reading, 'db'> & { idCliente: number }

const nobody = 'Pessoa não encontrada.'

/**
 * What a person would read and change in each area after functions were given and taken away and the person was named to
 * lead groups: by the same rights that every request asks, without writing anything.
 */
export const previewAcesso = readCase({
  action: 'funcao.escrever',
  input: acessoPrevistoInput,
  async run({ ctx, db, ...reading }, { idUsuario, dar, tirar, lidera }) {
    const work = { db, idCliente: ctx.ownTenant(reading.idCliente) }
    const id = await idIn(work, 'usuario', idUsuario)
    const person = id === undefined ? undefined : await rulesOfPerson(work, id)
    if (id === undefined || !person) throw invalid({ idUsuario: nobody })
    const given = await dutiesOf(work, await idsOf(work, 'dar', dar ?? []))
    const taken = await idsOf(work, 'tirar', tirar ?? [])
    const strange = (lidera ?? []).find((area) => givenByLeading(area).length === 0)
    if (strange !== undefined) throw invalid({ lidera: 'Nesta área ninguém lidera um grupo.' })
    const gets = given.length > 0 || (lidera ?? []).length > 0
    const perfil: Perfil = gets && person.perfil === perfis.none ? perfis.member : person.perfil
    const after = rulesAfter(person.rules, await heldBy(work, id), { given, taken, lidera: lidera ?? [] })
    return {
      idCliente: work.idCliente,
      perfil,
      antes: areasOf(grantsOf(person.perfil, person.rules)),
      areas: areasOf(grantsOf(perfil, after)),
    }
  },
})

/**
 * Gives functions to a person from today on and takes others away, in one step with one password. Who has no perfil
 * becomes a member, without whom no function works.
 */
export const definirFuncoes = useCase({
  action: 'funcao.escrever',
  sessionOnly: true,
  input: definirFuncoesInput,
  prepare: confirmAgain,
  async run(work, { idUsuario, dar, tirar, membro }) {
    const pessoa = await idIn(work, 'usuario', idUsuario)
    if (pessoa === undefined) throw invalid({ idUsuario: nobody })
    const [given, taken] = [await idsOf(work, 'dar', dar), await idsOf(work, 'tirar', tirar)]
    if (given.some((id) => taken.includes(id)))
      throw invalid({ dar: 'A mesma função não se dá e se tira ao mesmo tempo.' })
    if ((await dutiesOf(work, given)).length < given.length) throw invalid({ dar: missing })
    if (given.length || membro) await becomeMembro(work, pessoa)
    await change(work, pessoa, { given, taken })
    return { message: 'Pronto. Já vale no próximo clique da pessoa.' }
  },
})

/** Writes what a person begins and stops doing; who has a function already keeps it with its period. */
async function change(
  work: Writing,
  pessoa: number,
  { given, taken }: { given: readonly number[]; taken: readonly number[] },
): Promise<void> {
  const { em, idCliente } = work
  const today = todayIn(await readFuso(work))
  const held = new Map((await heldBy(work, pessoa)).map((one) => [one.idFuncao, one]))
  for (const idFuncao of taken) {
    const vinculo = held.get(idFuncao)
    if (vinculo) em.remove(await recordToChange(work, FuncaoUsuario, vinculo.idVinculo))
  }
  for (const idFuncao of given) {
    const known = held.get(idFuncao)
    if (known?.vale) continue
    // one that was to begin later begins today, and keeps its end
    const period = { inicio: today, ...(known?.situacao !== 'futura' && { fim: null }) }
    if (known) em.assign(await recordToChange(work, FuncaoUsuario, known.idVinculo), period)
    else em.create(FuncaoUsuario, { idCliente, idFuncao, idUsuario: pessoa, inicio: today, fim: null })
  }
  await em.flush()
}

const idIn = async (work: Work, table: 'usuario' | 'funcao', ref: RecordRef): Promise<number | undefined> =>
  (await from(work, table).select('id').where(isRecord(table, ref)).where('excluidoEm', 'is', null).executeTakeFirst())
    ?.id

/** The numbers of functions, each once, also of deleted ones: an exclusive one still limits until it is taken away. */
async function idsOf(work: Work, field: 'dar' | 'tirar', refs: readonly RecordRef[]): Promise<number[]> {
  if (refs.length === 0) return []
  const rows = await from(work, 'funcao')
    .select(['id', 'uuid'])
    .where((eb) => eb.or(refs.map((ref) => isRecord('funcao', ref))))
    .execute()
  const found = refs.map(
    (ref) => rows.find(({ id, uuid }) => String(id) === String(ref) || uuid === String(ref).toLowerCase())?.id,
  )
  if (found.includes(undefined)) throw invalid({ [field]: missing })
  return [...new Set(found as number[])]
}
