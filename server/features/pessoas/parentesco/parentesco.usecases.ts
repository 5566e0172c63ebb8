import {
  listarParentescosInput,
  parentescoInput,
  parentescoRef,
  parentescos,
  type TipoParentesco,
} from '../../../../schema/rules/pessoas/parentesco.input.js'
import { cannotSee } from '../../../kernel/access/unseen.js'
import { invalid, uniqueBy } from '../../../kernel/base/errors.js'
import { recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { idPessoa as idOfPerson, readsPersonalData } from '../../acesso/usuario/index.js'
import { Parentesco } from './parentesco.entity.js'
import { listRows, lock, marriedPeople, read } from './parentesco.queries.js'

uniqueBy('parentesco_pessoas', 'idParente', 'Outra pessoa registrou este parentesco agora mesmo.')

/** The relations of a church, for the pages of people. */
export const listParentescos = readCase({
  action: 'usuario.ler',
  input: listarParentescosInput,
  run: listRows,
})

/** Says how two people are related, or changes what was said: two people are related in one way. */
export const salvarParentesco = useCase({
  action: 'usuario.escrever',
  input: parentescoInput,
  async run(work, input) {
    const [pessoa, parente] = [await idOfPerson(work, input.idPessoa), await idOfPerson(work, input.idParente)]
    if (pessoa === null) throw invalid({ idPessoa: 'Pessoa não encontrada.' })
    if (parente === null) throw invalid({ idParente: 'Pessoa não encontrada.' })
    if (pessoa === parente) throw invalid({ idParente: 'Escolha outra pessoa: ninguém é parente de si.' })
    // whether a person has a spouse is told by the refusal, so it takes the sight of both
    refuseUnseen(work.ctx, [pessoa, parente], input.tipo === 'conjuge')
    await lock(work, [pessoa, parente])
    const turned = parente < pessoa
    const tipo = turned ? parentescos[input.tipo].inverso : input.tipo
    const pair = turned ? ([parente, pessoa] as const) : ([pessoa, parente] as const)
    if (tipo === 'conjuge') await refuseSecond(work, pair, pessoa)
    const own = { idCliente: work.idCliente, idPessoa: pair[0], idParente: pair[1] }
    const row = (await work.em.findOne(Parentesco, own)) ?? work.em.create(Parentesco, { ...own, tipo })
    row.tipo = tipo
    return saved(work, row, read)
  },
})

export const removerParentesco = useCase({
  action: 'usuario.escrever',
  record: 'parentesco',
  input: parentescoRef,
  async run(work: Writing & { ctx: Context }, { id }) {
    const row = await recordToChange(work, Parentesco, id, { missing: 'Este parentesco já foi removido.' })
    refuseUnseen(work.ctx, [row.idPessoa, row.idParente])
    work.em.remove(row)
    return { message: 'Parentesco removido.' }
  },
})

/**
 * A relation is seen on the page of either person, by whoever may see that person's data.
 * @throws FORBIDDEN for others, who would change what they cannot see
 */
function refuseUnseen(ctx: Context, people: readonly number[], both = false): void {
  const seen = people.filter((id) => readsPersonalData(ctx, id))
  if (seen.length < (both ? people.length : 1)) throw cannotSee()
}

/** A person has one spouse at a time. */
async function refuseSecond(work: Writing, pair: readonly [number, number], pessoa: number): Promise<void> {
  const [taken] = await marriedPeople(work, pair)
  if (taken === undefined) return
  throw invalid({
    idParente:
      taken === pessoa
        ? 'Quem é o dono deste cadastro já tem cônjuge. Remova antes esse parentesco.'
        : 'A pessoa escolhida já tem cônjuge. Remova antes, no cadastro dela, esse parentesco.',
  })
}

/** What the person is to the relative. */
export const inverseOf = ({ tipo }: { tipo: string }): TipoParentesco => parentescos[tipo as TipoParentesco].inverso
