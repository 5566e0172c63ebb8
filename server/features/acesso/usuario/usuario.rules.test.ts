import { describe, expect, test } from '@jest/globals'
import { actions } from '../../../access-table.js'
import { isAbove } from '../../../kernel/access/above.js'
import type { Action, Grants, Perfil } from '../../../kernel/access/actions.js'
import { type ChurchRules, grantsOf } from '../../../kernel/access/grants.js'
import {
  actionsOfUsuario,
  asSeenBy,
  milestones,
  type Requester,
  refuseEmailChange,
  refuseGiving,
  refuseLink,
  refusePerfilChange,
  refuseRemoval,
  refuseReturn,
} from './usuario.rules.js'

const church = 10
const requester = (perfil: number, id = 99): Requester => {
  const can = (action: Action) => (actions[action] as readonly number[]).includes(perfil)
  return { viewer: { id, perfil, grants: having(perfil) }, can, reachesAll: can, reachesPerson: can }
}
const having = (perfil: number, rules: Partial<ChurchRules> = {}): Grants =>
  grantsOf(perfil as Perfil, { celulas: null, funcoes: null, ...rules })
const person = (perfil: number, id = 50) => ({ id, idCliente: church, perfil, grants: having(perfil) })
const code = (refusal: { code: string } | null) => refusal?.code

test('a perfil is above another perfil when it allows an action that the other does not', () => {
  expect([isAbove(0, 1), isAbove(1, 5), isAbove(5, 3), isAbove(3, 2), isAbove(3, 4), isAbove(2, -1)]).toEqual(
    Array(6).fill(true),
  )
  expect([isAbove(1, 0), isAbove(5, 1), isAbove(4, 3), isAbove(1, 1)]).toEqual(Array(4).fill(false))
})

describe('giving a perfil', () => {
  test.each([-1, 2])('a person who may register people gives a new person perfil %d', (perfil) => {
    expect(refuseGiving(requester(5), perfil)).toBeNull()
  })

  test.each([
    [1, 1, undefined],
    [1, 5, undefined],
    [1, -1, undefined],
    [1, 0, 'FORBIDDEN'],
    [0, 0, undefined],
    [5, 3, 'FORBIDDEN'],
  ])('when perfil %d gives perfil %d, the error code is %s', (who, perfil, refused) => {
    expect(code(refuseGiving(requester(who), perfil))).toBe(refused)
    expect(code(refusePerfilChange(requester(who), person(2), perfil))).toBe(refused)
  })

  test('a person who may only register people cannot change a perfil later', () => {
    expect(code(refusePerfilChange(requester(5), person(2), -1))).toBe('FORBIDDEN')
    expect(code(refusePerfilChange(requester(5), person(-1), 2))).toBe('FORBIDDEN')
  })

  test('the perfil that the person already has is always accepted, because nothing changes', () => {
    expect(refusePerfilChange(requester(5), person(1), 1)).toBeNull()
    expect(refusePerfilChange(requester(1, 50), person(1), 1)).toBeNull()
  })

  test('the perfil of a person above the current user, of oneself, and of the person responsible for the church cannot be changed', () => {
    expect(code(refusePerfilChange(requester(1), person(0), 2))).toBe('FORBIDDEN')
    expect(code(refusePerfilChange(requester(1, 50), person(1), 5))).toBe('CONFLICT')
    expect(code(refusePerfilChange(requester(1), person(1, church), 2))).toBe('CONFLICT')
    expect(code(refusePerfilChange(requester(0), person(1, church), 2))).toBe('CONFLICT')
  })
})

test('people cannot remove themselves, the person responsible for the church, or somebody with a higher perfil', () => {
  expect(refuseRemoval(requester(5), person(2), 'excluído')).toBeNull()
  expect(refuseRemoval(requester(1), person(1), 'excluído')).toBeNull()
  expect(refuseRemoval(requester(1, 50), person(1), 'excluído')).toEqual({
    code: 'CONFLICT',
    message: 'O seu próprio cadastro não pode ser excluído por você.',
  })
  expect(refuseRemoval(requester(0), person(1, church), 'desativado')).toEqual({
    code: 'CONFLICT',
    message: 'O responsável pela igreja não pode ser desativado.',
  })
  expect(code(refuseRemoval(requester(5), person(1), 'excluído'))).toBe('FORBIDDEN')
})

test('the e-mail of a person with a higher perfil cannot be changed', () => {
  expect(code(refuseEmailChange(requester(5), person(1)))).toBe('FORBIDDEN')
  expect(refuseEmailChange(requester(5), person(5))).toBeNull()
  expect(refuseEmailChange(requester(1), person(5))).toBeNull()
})

test('nobody can change the own e-mail in the person’s form, and only the platform changes the e-mail of the responsible person', () => {
  expect(code(refuseEmailChange(requester(1, 50), person(1)))).toBe('CONFLICT')
  expect(code(refuseEmailChange(requester(1), person(1, church)))).toBe('FORBIDDEN')
  expect(refuseEmailChange(requester(0), person(1, church))).toBeNull()
})

test('an API token changes nobody’s e-mail and perfil, and lets nobody above a member return', () => {
  const token: Requester = {
    ...requester(1),
    viewer: { id: 99, perfil: 1, grants: having(1), escopos: ['usuario.escrever'] },
  }
  for (const who of [person(2), person(-1), person(1), person(1, 99)])
    expect(refuseEmailChange(token, who)).toMatchObject({ code: 'FORBIDDEN', campo: 'email' })
  expect(refuseGiving(token, -1)).toBeNull()
  for (const perfil of [2, 1]) expect(refuseGiving(token, perfil)).toMatchObject({ code: 'FORBIDDEN', campo: 'perfil' })
  expect(refusePerfilChange(token, person(2), 3)).toMatchObject({ code: 'FORBIDDEN', campo: 'perfil' })
  expect(refusePerfilChange(token, person(3), 3)).toBeNull()
  expect(refuseReturn(token, person(2))).toBeNull()
  expect(refuseReturn(token, person(3))).toMatchObject({ code: 'FORBIDDEN', campo: 'usuarioAtivo' })
  expect(refuseReturn(requester(1), person(3))).toBeNull()
})

const privado = {
  telefoneUsuario: '1',
  cpf: '2',
  dataNascimento: '2000-01-01',
  aniversario: '01-01',
  sexo: 'Feminino',
  estadoCivil: 'Casado(a)',
  cep: '3',
  endereco: '4',
  numero: '5',
  complemento: '6',
  bairro: '7',
  cidade: '8',
  uf: 'SP',
  dataConversao: '2001-01-01',
  dataBatismo: '2002-01-01',
  observacoes: '9',
}

test('a member sees only name and e-mail of other people, and the complete record of that member', () => {
  const row = { id: 50, name: 'Ana', email: 'ana@exemplo.com.br', ...privado }
  const seen = asSeenBy(requester(2), row)
  expect(seen).toMatchObject({ id: 50, name: 'Ana', email: 'ana@exemplo.com.br' })
  for (const field of Object.keys(privado)) expect([field, seen[field as keyof typeof privado]]).toEqual([field, null])
  expect(asSeenBy(requester(2, 50), row)).toEqual(row)
  expect(asSeenBy(requester(3), row)).toEqual(row)
})

describe('acoesPermitidas of a person', () => {
  const row = { ...person(2), excluidoEm: null, email: 'ana@exemplo.com.br', usuarioAtivo: 1 }

  test('acoesPermitidas of a person depend on the perfil', () => {
    expect(actionsOfUsuario(row, requester(5))).toEqual(['editar', 'excluir', 'desativar', 'enviarLinkSenha'])
    expect(actionsOfUsuario(row, requester(4))).toEqual([])
    const all = ['editar', 'excluir', 'desativar', 'alterarPerfil', 'enviarLinkSenha', 'verComo']
    expect(actionsOfUsuario(row, requester(1))).toEqual(all)
    // the platform's own perfil is above an administrator's
    const platform = actionsOfUsuario({ ...row, ...person(0) }, requester(1))
    expect(platform).not.toContain('alterarPerfil')
    expect(actionsOfUsuario({ ...row, ...person(-1) }, requester(1))).toEqual(all)
  })

  test('acoesPermitidas of a person depend on the state of the person', () => {
    expect(actionsOfUsuario({ ...row, usuarioAtivo: 0 }, requester(5))).toEqual(['editar', 'excluir', 'ativar'])
    expect(actionsOfUsuario({ ...row, email: null }, requester(5))).toEqual(['editar', 'excluir', 'desativar'])
    expect(actionsOfUsuario({ ...row, excluidoEm: new Date() }, requester(1))).toEqual(['restaurar'])
    expect(actionsOfUsuario({ ...row, excluidoEm: new Date() }, requester(5))).toEqual([])
    expect(actionsOfUsuario({ ...row, ...person(1, church) }, requester(1))).toEqual([
      'editar',
      'enviarLinkSenha',
      'verComo',
    ])
  })
})

test('a record contributes registration, conversion and baptism to the timeline, on the same day in every time zone', () => {
  const made = '2026-03-04T05:06:07.000Z'
  expect(milestones({ dataConversao: null, dataBatismo: null, idImportacao: 3 }, made)).toEqual([
    { tipo: 'importado', data: made, titulo: 'Cadastro por importação', descricao: null },
  ])
  const all = milestones({ dataConversao: '2020-01-01', dataBatismo: '2021-12-31', idImportacao: null }, made)
  expect(all.map(({ tipo }) => tipo)).toEqual(['cadastro', 'conversao', 'batismo'])
  const day = (zone: string) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(all[1]?.data ?? ''))
  expect([day('America/Sao_Paulo'), day('America/Rio_Branco'), day('UTC')]).toEqual(Array(3).fill('2020-01-01'))
})

describe('rank goes by rights, not by numbers', () => {
  const members = { '2': { celulas: 'ler', tesouraria: 'nada' } } as const
  const rules = { celulas: members, comoMembro: [3, 4] }
  const may = (perfil: 2 | 3 | 4, more: Partial<ChurchRules> = {}) => having(perfil, { ...rules, ...more })
  const secretary = may(2, { funcoes: [{ acoes: ['usuario.escrever', 'celula.escrever'], alcance: 'tudo' }] })
  const who: Requester = { ...requester(2), viewer: { id: 99, perfil: 2, grants: secretary } }
  const refusals = (grants: Grants) => {
    const other = { ...person(4), grants }
    const reached = { ...other, email: 'ana@betel.example', usuarioAtivo: 1 }
    return [
      refuseRemoval(who, other, 'excluído'),
      refuseEmailChange(who, other),
      refuseLink(who, reached),
      refuseReturn(who, other),
    ].map(code)
  }
  const all = (refused: string | undefined) => Array(4).fill(refused)

  test('a member with a function changes people who may do no more, whatever their perfil is', () => {
    expect(refusals(may(4))).toEqual(all(undefined))
    expect(refusals(may(3, { lidera: ['celulas'] }))).toEqual(all('FORBIDDEN'))
    const phones = { acoes: ['usuario.lerTelefone'], alcance: 'tudo' } as const
    const more = may(2, {
      funcoes: [{ acoes: ['usuario.escrever', 'celula.escrever', 'encontro.escrever'], alcance: 'tudo' }, phones],
    })
    expect([
      refuseRemoval(
        { ...who, viewer: { id: 99, perfil: 2, grants: more } },
        { ...person(3), grants: may(3, { lidera: ['celulas'] }) },
        'excluído',
      ),
    ]).toEqual([null])
  })

  test('nobody changes people whom a function lets do what the own rights do not contain, members too', () => {
    const treasurer = may(2, { funcoes: [{ acoes: ['entrada.escrever'], alcance: 'tudo' }] })
    expect(refusals(treasurer)).toEqual(all('FORBIDDEN'))
  })

  test('the own groups of somebody else are no own groups', () => {
    const leader = may(3, { funcoes: [{ acoes: ['celula.escrever'], alcance: 'meus' }] })
    const other: Requester = { ...who, viewer: { id: 98, perfil: 3, grants: leader } }
    expect(code(refuseEmailChange(other, { ...person(3), grants: leader }))).toBe('FORBIDDEN')
    expect(refusals(leader)).toEqual(all(undefined))
  })

  test('what every member of the church may do does not count', () => {
    const less = having(4, {
      celulas: { '4': { campanhas: 'nada' } },
      funcoes: [{ acoes: ['usuario.escrever'], alcance: 'tudo' }],
    })
    const assistant: Requester = { ...who, viewer: { id: 97, perfil: 4, grants: less } }
    expect(refuseEmailChange(assistant, { ...person(2), grants: having(2) })).toBeNull()
  })
})
