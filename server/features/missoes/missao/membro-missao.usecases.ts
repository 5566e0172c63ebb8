import { uniqueBy } from '../../../kernel/errors.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { memberships, refuseAConfirmar } from '../../pessoas/vinculo/index.js'
import { confirmarInput } from '../../pessoas/vinculo/vinculo.input.js'
import { MembroMissao } from './membro-missao.entity.js'
import {
  listarMembrosMissaoInput,
  membroMissaoInput,
  membroMissaoRef,
  membrosMissaoInput,
} from './membro-missao.input.js'
import { membros } from './membro-missao.queries.js'
import { Missao } from './missao.entity.js'

/** All operations that write mission memberships. */
export const membrosDeMissoes = memberships({
  queries: membros,
  entity: MembroMissao,
  group: Missao,
  texts: {
    noGroup: 'Missão não encontrada.',
    onde: 'à missão',
    jaMembro: uniqueBy('membro_missao_pessoa', 'idMembro', 'Esta pessoa já é membro desta missão.'),
  },
})

export const listarMembrosMissao = readCase({
  action: 'missao.ler',
  input: listarMembrosMissaoInput,
  run(work, input) {
    refuseAConfirmar(work.ctx, 'missao.escrever', input.filtro?.aConfirmar)
    return membrosDeMissoes.list(work, input)
  },
})

export const adicionarMembroMissao = useCase({
  action: 'missao.escrever',
  record: 'missao',
  input: membroMissaoInput,
  run: (work, { idMissao, idMembro, ...data }) => membrosDeMissoes.add(work, idMissao, idMembro, data),
})

/** Adds several people; people who cannot join are returned separately. */
export const adicionarMembrosMissao = useCase({
  action: 'missao.escrever',
  record: 'missao',
  input: membrosMissaoInput,
  run: (work, { idMissao, ids }) => membrosDeMissoes.addSeveral(work, idMissao, ids),
})

export const ativarMembroMissao = useCase({
  action: 'missao.escrever',
  record: 'missao',
  input: membroMissaoRef,
  run: (work, { idMissao, idMembro }) => membrosDeMissoes.activate(work, idMissao, idMembro),
})

export const desativarMembroMissao = useCase({
  action: 'missao.escrever',
  record: 'missao',
  input: membroMissaoRef,
  run: (work, { idMissao, idMembro }) => membrosDeMissoes.deactivate(work, idMissao, idMembro),
})

/** Confirms people whom somebody added to an own group. */
export const confirmarMembrosMissao = useCase({
  action: 'missao.escrever',
  named: { ids: 'membro_missao' },
  input: confirmarInput,
  run: (work, { ids }) => membrosDeMissoes.confirm(work, ids, 'missao.escrever'),
})

export const excluirMembroMissao = useCase({
  action: 'missao.escrever',
  record: 'missao',
  input: membroMissaoRef,
  run: (work, { idMissao, idMembro }) => membrosDeMissoes.remove(work, idMissao, idMembro),
})
