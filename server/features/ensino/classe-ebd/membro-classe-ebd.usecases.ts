import { uniqueBy } from '../../../kernel/errors.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { memberships, refuseAConfirmar } from '../../pessoas/vinculo/index.js'
import { confirmarInput } from '../../pessoas/vinculo/vinculo.input.js'
import { ClasseEBD } from './classe-ebd.entity.js'
import { MembroClasseEBD } from './membro-classe-ebd.entity.js'
import {
  listarMembrosClasseEBDInput,
  membroClasseEBDInput,
  membroClasseEBDRef,
  membrosClasseEBDInput,
} from './membro-classe-ebd.input.js'
import { alunos } from './membro-classe-ebd.queries.js'

/** All operations that write pupil memberships. */
export const alunosDeClasses = memberships({
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

export const listarMembrosClasseEBD = readCase({
  action: 'classeEBD.ler',
  input: listarMembrosClasseEBDInput,
  run(work, input) {
    refuseAConfirmar(work.ctx, 'classeEBD.escrever', input.filtro?.aConfirmar)
    return alunosDeClasses.list(work, input)
  },
})

export const adicionarMembroClasseEBD = useCase({
  action: 'classeEBD.escrever',
  record: 'classe_ebd',
  recordField: 'idClasse',
  input: membroClasseEBDInput,
  run: (work, { idClasse, idMembro, ...data }) => alunosDeClasses.add(work, idClasse, idMembro, data),
})

/** Adds several people at once; people who cannot be added are listed with the reason. */
export const adicionarMembrosClasseEBD = useCase({
  action: 'classeEBD.escrever',
  record: 'classe_ebd',
  recordField: 'idClasse',
  input: membrosClasseEBDInput,
  run: (work, { idClasse, ids }) => alunosDeClasses.addSeveral(work, idClasse, ids),
})

export const ativarMembroClasseEBD = useCase({
  action: 'classeEBD.escrever',
  record: 'classe_ebd',
  recordField: 'idClasse',
  input: membroClasseEBDRef,
  run: (work, { idClasse, idMembro }) => alunosDeClasses.activate(work, idClasse, idMembro),
})

export const desativarMembroClasseEBD = useCase({
  action: 'classeEBD.escrever',
  record: 'classe_ebd',
  recordField: 'idClasse',
  input: membroClasseEBDRef,
  run: (work, { idClasse, idMembro }) => alunosDeClasses.deactivate(work, idClasse, idMembro),
})

/** Confirms people whom somebody added to an own group. */
export const confirmarMembrosClasseEBD = useCase({
  action: 'classeEBD.escrever',
  named: { ids: 'membro_classe_ebd' },
  input: confirmarInput,
  run: (work, { ids }) => alunosDeClasses.confirm(work, ids, 'classeEBD.escrever'),
})

export const excluirMembroClasseEBD = useCase({
  action: 'classeEBD.escrever',
  record: 'classe_ebd',
  recordField: 'idClasse',
  input: membroClasseEBDRef,
  run: (work, { idClasse, idMembro }) => alunosDeClasses.remove(work, idClasse, idMembro),
})
