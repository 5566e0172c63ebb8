import type { z } from 'zod'
import {
  atribuirFuncaoInput,
  criarFuncoesUsuaisInput,
  funcaoInput,
  funcaoRef,
  listarAcoesInput,
  listarFuncoesInput,
  listarVinculosInput,
  retirarFuncaoInput,
} from '../../../../schema/rules/acesso/funcao.input.js'
import { type DateOnly, noon, todayIn } from '../../../../schema/rules/dates.js'
import { normaliseText } from '../../../../schema/rules/folding.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, invalid, uniqueBy } from '../../../kernel/base/errors.js'
import { idOf, isTaken, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { readFuso } from '../cliente/index.js'
import { titlesOf } from '../matriz-acesso/index.js'
import { confirmAgain } from '../sessao/index.js'
import { Funcao } from './funcao.entity.js'
import { allFuncoes, hasAnyone, listRows, listVinculos, read, readVinculo, withoutPerfil } from './funcao.queries.js'
import { acoesDeFuncao, actionsBeyond, areasWithoutGrupos, excessDecisions, usualFuncoes } from './funcao.rules.js'
import { FuncaoUsuario } from './funcao-usuario.entity.js'

const sameName = uniqueBy('funcao_nome', 'nome', 'Já existe uma função com este nome.')

// two concurrent requests give the same function to the same person
uniqueBy('funcao_usuario_pessoa', 'idUsuario', 'Esta pessoa já tem esta função.')

export const missing = 'Função não encontrada.'

/** The limit of somebody ends when the function is taken away from that person, and in no other way. */
const limitOfSomeone =
  'Isto só muda enquanto ninguém tem a função, nem por um período que já terminou. Tire-a antes de cada pessoa, ou faça outra função.'

export const listFuncoes = readCase({
  action: 'funcao.ler',
  input: listarFuncoesInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows({ ...work, idCliente: work.ctx.ownTenant(work.idCliente) }, input)
  },
})

/** Who has, had or will have which function, for the pages of people and functions. */
export const listVinculosOfFuncao = readCase({
  action: 'funcao.ler',
  input: listarVinculosInput,
  run: listVinculos,
})

export const readFuncao = readCase({
  action: 'funcao.ler',
  input: funcaoRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const listActionsOfFuncao = readCase({
  action: 'funcao.ler',
  input: listarAcoesInput,
  run: (_, { alcance }) => Promise.resolve(acoesDeFuncao(alcance ?? 'tudo')),
})

export const criarFuncao = useCase({
  action: 'funcao.escrever',
  sessionOnly: true,
  input: funcaoInput,
  prepare: confirmAgain,
  async run(work, { versao: _, minhaSenha: __, codigo: ___, exclusiva, ...input }) {
    refuseActions(input)
    await refuseDuplicate(work, input.nome)
    const own = { idCliente: work.idCliente, exclusiva: exclusiva === 1 }
    return saved(work, work.em.create(Funcao, { ...own, ...input }), read)
  },
})

export const atualizarFuncao = useCase({
  action: 'funcao.escrever',
  sessionOnly: true,
  record: 'funcao',
  input: funcaoInput.extend(funcaoRef.shape),
  prepare: confirmAgain,
  async run(work, { id, versao, minhaSenha: _, codigo: __, exclusiva, ...input }) {
    const funcao = await recordToChange(work, Funcao, id, { versao, missing })
    refuseActions(input, funcao.acoes)
    await refuseDuplicate(work, input.nome, funcao.id)
    const limita = typeof exclusiva === 'number' ? exclusiva === 1 : funcao.exclusiva
    if (limita !== funcao.exclusiva && (await hasAnyone(work, funcao.id))) throw invalid({ exclusiva: limitOfSomeone })
    work.em.assign(funcao, { ...input, exclusiva: limita })
    return saved(work, funcao, read)
  },
})

export const excluirFuncao = useCase({
  action: 'funcao.escrever',
  sessionOnly: true,
  record: 'funcao',
  input: retirarFuncaoInput,
  prepare: confirmAgain,
  async run(work, { id }) {
    const funcao = await recordToChange(work, Funcao, id, { missing })
    markDeleted(work, funcao)
    // people from outside do not get what their perfil allows because of a deletion
    return {
      message: funcao.exclusiva
        ? 'Função excluída. Quem a tinha continua sem o que o perfil permite, até que você tire a função na página da pessoa.'
        : 'Função excluída. Quem a tinha deixa de tê-la.',
    }
  },
})

/**
 * Restores a function without those who had it when it was deleted: giving a function needs the password, which the
 * recycle bin does not ask for. Of an exclusive function they keep what is over: without it they would get all that their
 * perfil allows.
 */
export const restaurarFuncao = useCase({
  action: 'lixeira.restaurar',
  sessionOnly: true,
  record: 'funcao',
  input: funcaoRef,
  async run(work, { id }) {
    const funcao = await recordToChange(work, Funcao, id, { deleted: true, missing })
    await refuseDuplicate(work, funcao.nome, funcao.id)
    const held = { idCliente: work.idCliente, idFuncao: funcao.id }
    const ended = before(todayIn(await readFuso(work)))
    for (const vinculo of await work.em.find(FuncaoUsuario, held)) {
      if (!funcao.exclusiva) work.em.remove(vinculo)
      else if (!vinculo.fim || vinculo.fim > ended)
        work.em.assign(vinculo, { inicio: vinculo.inicio < ended ? vinculo.inicio : ended, fim: ended })
    }
    markRestored(funcao)
    return saved(work, funcao, read)
  },
})

/** Gives a function to a person, or changes its period. */
export const atribuirFuncao = useCase({
  action: 'funcao.escrever',
  sessionOnly: true,
  record: 'funcao',
  input: atribuirFuncaoInput,
  prepare: confirmAgain,
  async run(work, { idFuncao, idUsuario, inicio, fim }) {
    const [funcao, pessoa] = [await idOf(work, 'funcao', idFuncao), await idOf(work, 'usuario', idUsuario)]
    if (funcao === null) throw invalid({ idFuncao: missing })
    if (pessoa === null) throw invalid({ idUsuario: 'Pessoa não encontrada.' })
    if (await withoutPerfil(work, pessoa))
      throw invalid({
        idUsuario: 'Esta pessoa está sem perfil, e a função não valeria. Dê a ela antes o perfil Membro.',
      })
    const own = { idCliente: work.idCliente, idFuncao: funcao, idUsuario: pessoa }
    const vinculo = (await work.em.findOne(FuncaoUsuario, own)) ?? work.em.create(FuncaoUsuario, { ...own, inicio })
    work.em.assign(vinculo, { inicio, fim: fim ?? null })
    return saved(work, vinculo, readVinculo)
  },
})

export const retirarFuncao = useCase({
  action: 'funcao.escrever',
  sessionOnly: true,
  record: 'funcao_usuario',
  input: retirarFuncaoInput,
  prepare: confirmAgain,
  async run(work, { id }) {
    work.em.remove(await recordToChange(work, FuncaoUsuario, id, { missing: 'Esta pessoa já não tem a função.' }))
    return { message: 'A pessoa deixa de ter a função.' }
  },
})

/** Creates the usual functions in a church that has none. */
export async function createUsual({ em, idCliente }: Writing): Promise<void> {
  for (const funcao of usualFuncoes()) em.create(Funcao, { idCliente, ...funcao })
  await em.flush()
}

export const criarFuncoesUsuais = useCase({
  action: 'funcao.escrever',
  sessionOnly: true,
  input: criarFuncoesUsuaisInput,
  prepare: confirmAgain,
  async run(work) {
    if ((await allFuncoes(work)).length) throw conflict('A igreja já tem funções.')
    await createUsual(work)
    return allFuncoes(work)
  },
})

/** The day before. */
const before = (day: DateOnly): DateOnly =>
  new Date(new Date(noon(day)).getTime() - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** @param before the actions of the function as it is stored */
function refuseActions(
  { acoes, alcance }: Pick<z.output<typeof funcaoInput>, 'acoes' | 'alcance'>,
  before: readonly string[] = [],
): void {
  const beyond = actionsBeyond(acoes)
  if (beyond.length)
    throw invalid({ acoes: `Permissões que uma função não pode dar: ${beyond.join(', ').slice(0, 200)}.` })
  if (excessDecisions(acoes, before).length)
    throw invalid({
      acoes:
        'Quem lança nos livros (também a oferta de uma aula, uma contagem ou uma manutenção) não fecha o mês, não aprova orçamento e não decide contas pela mesma função. Tire uma das duas partes, ou faça duas funções.',
    })
  const areas = titlesOf(areasWithoutGrupos(acoes, alcance))
  if (areas.length)
    throw invalid({
      acoes: `Só nos próprios grupos, uma função não pode dar permissões destas áreas, que não têm grupos: ${areas.join(', ')}. Tire-as ou escolha o alcance "Toda a igreja".`,
    })
}

async function refuseDuplicate(work: Writing, nome: string, except = 0): Promise<void> {
  if (await isTaken(work, 'funcao', 'nomeOrdem', normaliseText(nome), except)) throw sameName()
}
