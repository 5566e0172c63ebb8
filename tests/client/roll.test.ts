import { expect, test } from '@jest/globals'
import { afterMarks } from '../../client/kernel/outbox/newest.js'

const line = (idMembro: number, name: string, presente: boolean, aluno = true) => ({
  idMembro,
  presente,
  aluno,
  membro: { name },
})
const known = {
  id: 1,
  versao: 4,
  visitantes: 0,
  chamada: [line(1, 'Ana', false), line(2, 'Érica', true), line(9, 'Zeca', true, false)],
}
const belongs = ({ aluno }: { aluno: boolean }) => aluno

test('the lines of an answer replace those of the roll, and nothing else changes', () => {
  const after = afterMarks(known, { versao: 5, visitantes: 2 }, [line(1, 'Ana', true)], belongs)
  expect(after).toEqual({
    ...known,
    versao: 5,
    visitantes: 2,
    chamada: [line(1, 'Ana', true), ...known.chamada.slice(1)],
  })
})

test('a guest who came stands at the own place, and one who was taken off is gone', () => {
  const marked = [line(9, 'Zeca', false, false), line(8, 'Bia', true, false), line(2, 'Érica', false)]
  expect(afterMarks(known, { versao: 5 }, marked, belongs).chamada).toEqual([
    line(1, 'Ana', false),
    line(8, 'Bia', true, false),
    line(2, 'Érica', false),
  ])
})
