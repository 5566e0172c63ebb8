import { uniqueBy } from '../../../kernel/errors.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { Departamento } from '../departamento/departamento.entity.js'
import { memberships, refuseAConfirmar } from '../vinculo/index.js'
import { confirmarInput } from '../vinculo/vinculo.input.js'
import { MembroDepartamento } from './departamento-membro.entity.js'
import {
  listarMembrosDepartamentoInput,
  membroDepartamentoInput,
  membroDepartamentoRef,
  membrosDepartamentoInput,
} from './departamento-membro.input.js'
import { membros } from './departamento-membro.queries.js'

/** The operations on memberships of departments. */
export const membrosDeDepartamentos = memberships({
  queries: membros,
  entity: MembroDepartamento,
  group: Departamento,
  texts: {
    noGroup: 'Departamento não encontrado.',
    onde: 'ao departamento',
    jaMembro: uniqueBy('departamento_membro_pessoa', 'idMembro', 'Esta pessoa já é membro deste departamento.'),
  },
})

export const listarMembrosDepartamento = readCase({
  action: 'departamento.ler',
  input: listarMembrosDepartamentoInput,
  run(work, input) {
    refuseAConfirmar(work.ctx, 'departamento.escrever', input.filtro?.aConfirmar)
    return membrosDeDepartamentos.list(work, input)
  },
})

export const adicionarMembroDepartamento = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: membroDepartamentoInput,
  run: (work, { idDepartamento, idMembro, ...data }) =>
    membrosDeDepartamentos.add(work, idDepartamento, idMembro, data),
})

/** Adds several people at once, and reports existing members. A hundred people need as many statements as one. */
export const adicionarMembrosDepartamento = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: membrosDepartamentoInput,
  run: (work, { idDepartamento, ids }) => membrosDeDepartamentos.addSeveral(work, idDepartamento, ids),
})

export const ativarMembroDepartamento = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: membroDepartamentoRef,
  run: (work, { id, idMembro }) => membrosDeDepartamentos.activate(work, id, idMembro),
})

export const desativarMembroDepartamento = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: membroDepartamentoRef,
  run: (work, { id, idMembro }) => membrosDeDepartamentos.deactivate(work, id, idMembro),
})

/** Confirms people whom somebody added to an own group. */
export const confirmarMembrosDepartamento = useCase({
  action: 'departamento.escrever',
  named: { ids: 'departamento_membro' },
  input: confirmarInput,
  run: (work, { ids }) => membrosDeDepartamentos.confirm(work, ids, 'departamento.escrever'),
})

export const excluirMembroDepartamento = useCase({
  action: 'departamento.escrever',
  record: 'departamento',
  input: membroDepartamentoRef,
  run: (work, { id, idMembro }) => membrosDeDepartamentos.remove(work, id, idMembro),
})
