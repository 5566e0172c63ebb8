import {
  listarMembrosClasseEBDInput,
  membroClasseEBDInput,
  membroClasseEBDRef,
  membrosClasseEBDInput,
} from '../../../../schema/rules/ensino/membro-classe-ebd.input.js'
import { confirmarInput } from '../../../../schema/rules/pessoas/vinculo.input.js'
import { uniqueBy } from '../../../kernel/base/errors.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { memberships, refuseToConfirm } from '../../pessoas/vinculo/index.js'
import { ClasseEBD } from './classe-ebd.entity.js'
import { MembroClasseEBD } from './membro-classe-ebd.entity.js'
import { alunos } from './membro-classe-ebd.queries.js'

/** All operations that write pupil memberships. */
export const alunosOfClasses = memberships({
  queries: alunos,
  entity: MembroClasseEBD,
  group: ClasseEBD,
  texts: {
    noGroup: 'Classe não encontrada.',
    noMember: 'Aluno não encontrado.',
    onde: 'à classe',
    jaMembro: uniqueBy('membro_classe_ebd_pessoa', 'idMembro', 'Esta pessoa já é aluna desta classe.'),
    removed: 'O aluno foi excluído com sucesso.',
  },
})

export const listMembrosClasseEBD = readCase({
  action: 'classeEBD.ler',
  input: listarMembrosClasseEBDInput,
  run(work, input) {
    refuseToConfirm(work.ctx, 'classeEBD.escrever', input.filtro?.aConfirmar)
    return alunosOfClasses.list(work, input)
  },
})

export const adicionarMembroClasseEBD = useCase({
  action: 'classeEBD.escrever',
  input: membroClasseEBDInput,
  run: (work, { idClasse, idMembro, ...data }) => alunosOfClasses.add(work, idClasse, idMembro, data),
})

/** Adds several people at once; people who cannot be added are listed with the reason. */
export const adicionarMembrosClasseEBD = useCase({
  action: 'classeEBD.escrever',
  input: membrosClasseEBDInput,
  run: (work, { idClasse, ids }) => alunosOfClasses.addSeveral(work, idClasse, ids),
})

export const ativarMembroClasseEBD = useCase({
  action: 'classeEBD.escrever',
  input: membroClasseEBDRef,
  run: (work, { idClasse, idMembro }) => alunosOfClasses.activate(work, idClasse, idMembro),
})

export const desativarMembroClasseEBD = useCase({
  action: 'classeEBD.escrever',
  input: membroClasseEBDRef,
  run: (work, { idClasse, idMembro }) => alunosOfClasses.deactivate(work, idClasse, idMembro),
})

/** Confirms people whom somebody added to an own group. */
export const confirmarMembrosClasseEBD = useCase({
  action: 'classeEBD.escrever',
  input: confirmarInput,
  run: (work, { ids }) => alunosOfClasses.confirm(work, ids, 'classeEBD.escrever'),
})

export const excluirMembroClasseEBD = useCase({
  action: 'classeEBD.escrever',
  input: membroClasseEBDRef,
  run: (work, { idClasse, idMembro }) => alunosOfClasses.remove(work, idClasse, idMembro),
})
