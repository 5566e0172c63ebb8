import {
  listarMembrosMissaoInput,
  membroMissaoInput,
  membroMissaoRef,
  membrosMissaoInput,
} from '../../../../schema/rules/missoes/membro-missao.input.js'
import { confirmarInput } from '../../../../schema/rules/pessoas/vinculo.input.js'
import { uniqueBy } from '../../../kernel/base/errors.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { memberships, refuseToConfirm } from '../../pessoas/vinculo/index.js'
import { MembroMissao } from './membro-missao.entity.js'
import { membros } from './membro-missao.queries.js'
import { Missao } from './missao.entity.js'

/** All operations that write mission memberships. */
export const membrosOfMissoes = memberships({
  queries: membros,
  entity: MembroMissao,
  group: Missao,
  texts: {
    noGroup: 'Missão não encontrada.',
    onde: 'à missão',
    jaMembro: uniqueBy('membro_missao_pessoa', 'idMembro', 'Esta pessoa já é membro desta missão.'),
  },
})

export const listMembrosMissao = readCase({
  action: 'missao.ler',
  input: listarMembrosMissaoInput,
  run(work, input) {
    refuseToConfirm(work.ctx, 'missao.escrever', input.filtro?.aConfirmar)
    return membrosOfMissoes.list(work, input)
  },
})

export const adicionarMembroMissao = useCase({
  action: 'missao.escrever',
  record: 'missao',
  input: membroMissaoInput,
  run: (work, { idMissao, idMembro, ...data }) => membrosOfMissoes.add(work, idMissao, idMembro, data),
})

/** Adds several people; people who cannot join are returned separately. */
export const adicionarMembrosMissao = useCase({
  action: 'missao.escrever',
  record: 'missao',
  input: membrosMissaoInput,
  run: (work, { idMissao, ids }) => membrosOfMissoes.addSeveral(work, idMissao, ids),
})

export const ativarMembroMissao = useCase({
  action: 'missao.escrever',
  record: 'missao',
  input: membroMissaoRef,
  run: (work, { idMissao, idMembro }) => membrosOfMissoes.activate(work, idMissao, idMembro),
})

export const desativarMembroMissao = useCase({
  action: 'missao.escrever',
  record: 'missao',
  input: membroMissaoRef,
  run: (work, { idMissao, idMembro }) => membrosOfMissoes.deactivate(work, idMissao, idMembro),
})

/** Confirms people whom somebody added to an own group. */
export const confirmarMembrosMissao = useCase({
  action: 'missao.escrever',
  input: confirmarInput,
  run: (work, { ids }) => membrosOfMissoes.confirm(work, ids, 'missao.escrever'),
})

export const excluirMembroMissao = useCase({
  action: 'missao.escrever',
  record: 'missao',
  input: membroMissaoRef,
  run: (work, { idMissao, idMembro }) => membrosOfMissoes.remove(work, idMissao, idMembro),
})
