import { expect, test } from '@jest/globals'
import { readCsv } from './file/csv.js'
import { mapColumns } from './linha/colunas.js'
import { leitorOfLines } from './linha/linha.js'

/* What other programs' lists of people look like, with made-up people. docs/arquivos.md says where each was seen. */

function read(...lines: string[]) {
  const { colunas, linhas } = readCsv(lines.join('\n'))
  const mapping = mapColumns(colunas, [], linhas)
  const lidas = linhas.map(leitorOfLines(linhas, mapping, { ddd: '11' }))
  expect(lidas.flatMap(({ erros, avisos }) => [...erros, ...avisos])).toEqual([])
  return lidas.map(({ dados }) => dados)
}

const ana = {
  name: 'Ana Exemplo Lima',
  dataNascimento: '1985-03-14',
  email: 'ana@example.org',
  telefoneUsuario: '11988887777',
}

test('Planning Center', () => {
  expect(
    read(
      'First Name,Middle Name,Last Name,Birthdate,Gender,Marital Status,Home Email,Mobile Phone Number,Home City',
      'Ana,Exemplo,Lima,1985-03-14,Female,Married,ana@example.org,(11) 98888-7777,Campinas',
    ),
  ).toEqual([{ ...ana, sexo: 'Feminino', estadoCivil: 'Casado(a)', cidade: 'Campinas' }])
})

test('Breeze', () => {
  expect(
    read(
      'Breeze ID,First Name,Last Name,Gender,Marital Status,Birthdate,Email,Mobile,Home',
      '5001,Ana,Exemplo Lima,Female,Married,1985-03-14,ana@example.org,(11) 98888-7777,(11) 4172-5896',
    ),
  ).toEqual([{ ...ana, sexo: 'Feminino', estadoCivil: 'Casado(a)' }])
})

test('ChurchCRM', () => {
  expect(
    read(
      'First Name,Middle Name,Last Name,Gender,Address1,City,State,Zip,Home Phone,Mobile Phone,Email,Birth Date',
      'Ana,Exemplo,Lima,Female,Rua das Flores,Campinas,SP,13010-000,(11) 4172-5896,(11) 98888-7777,ana@example.org,1985-03-14',
    ),
  ).toEqual([
    {
      ...ana,
      sexo: 'Feminino',
      endereco: 'Rua das Flores',
      cidade: 'Campinas',
      uf: 'SP',
      cep: '13010000',
      telefoneUsuario: '1141725896',
      observacoes: 'Outro telefone: (11) 98888-7777',
    },
  ])
})

test('OneBody', () => {
  expect(
    read(
      'first_name,last_name,email,mobile_phone,family_name,address,city,state,zip',
      'Ana,Exemplo Lima,ana@example.org,(11) 98888-7777,Lima,Rua das Flores,Campinas,SP,13010-000',
    ),
  ).toEqual([
    {
      name: 'Ana Exemplo Lima',
      email: 'ana@example.org',
      telefoneUsuario: '11988887777',
      endereco: 'Rua das Flores',
      cidade: 'Campinas',
      uf: 'SP',
      cep: '13010000',
    },
  ])
})

test('ChMeetings', () => {
  expect(
    read('First Name,Last Name,Email,Mobile,Birth Date', 'Ana,Exemplo Lima,ana@example.org,(11) 98888-7777,1985-03-14'),
  ).toEqual([ana])
})
