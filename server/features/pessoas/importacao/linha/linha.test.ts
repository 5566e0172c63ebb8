import { describe, expect, test } from '@jest/globals'
import { AppError } from '../../../../kernel/base/errors.js'
import { type Field, fieldNames } from './campos.js'
import { mapColumns } from './colunas.js'
import { leitorOfLines } from './linha.js'
import { readCell } from './values.js'

describe('columns of a file', () => {
  const fieldsOf = (...colunas: string[]) => mapColumns(colunas).map(({ campo }) => campo)

  test('columns of a file are recognised by their usual names, in any spelling', () => {
    expect(
      fieldsOf(
        'NOME COMPLETO',
        'E-mail',
        'Celular:',
        'Data de Nascimento',
        'estado_civil',
        'Estado',
        'Observação',
        'Nº',
      ),
    ).toEqual(['name', 'email', 'telefoneUsuario', 'dataNascimento', 'estadoCivil', 'uf', 'observacoes', 'numero'])
    expect(fieldsOf('Data do batismo', 'Data da conversão')).toEqual(['dataBatismo', 'dataConversao'])
    expect(fieldsOf(...fieldNames)).toEqual([...fieldNames])
  })

  test('no column of a file can set the perfil, and unknown columns are ignored', () => {
    expect(fieldsOf('nome', 'perfil', 'idCliente', 'senha', 'Nota')).toEqual(['name', null, null, null, null])
  })

  test('the first of two columns fills a field, unless the user selected the other one', () => {
    expect(fieldsOf('email', 'e-mail pessoal', 'nome')).toEqual(['email', null, 'name'])
    const chosen = mapColumns(['email', 'e-mail pessoal', 'nome'], [{ coluna: 'e-mail pessoal', campo: 'email' }])
    expect(chosen.map(({ campo }) => campo)).toEqual([null, 'email', 'name'])
    expect(mapColumns(['nome'], [{ coluna: 'nome', campo: null }])).toEqual([{ coluna: 'nome', campo: null }])
  })

  test('a column of yes and no, or of what people are, is no name', () => {
    const read = (titles: string, ...rows: string[]) =>
      mapColumns(
        titles.split(';'),
        [],
        rows.map((row, numero) => ({ numero, valores: row.split(';') })),
        false,
      ).map(({ campo }) => campo)
    expect(read('Membro;Nome', 'Sim;Ana Lima', 'Não;Beto Souza')).toEqual([null, 'name'])
    expect(read('Pessoa;Nome completo', 'Física;Ana Lima', 'Física;Beto Souza')).toEqual([null, 'name'])
    expect(read('Membro;Cidade', 'Sim;Itu', 'Não;Itu')).toEqual([null, 'cidade'])
    expect(read('Membro;Cidade', 'Comungante;Itu', 'Comungante;Itu', 'Menor;Itu')).toEqual([null, 'cidade'])
    expect(read('Membro;Cidade', 'Ana Lima;Itu', 'Beto Souza;Itu')).toEqual(['name', 'cidade'])
    expect(read('Nome;Cidade', 'M;Itu', 'F;Itu', 'F;Itu')).toEqual([null, 'cidade'])
    expect(read('Nome;Sobrenome', 'Ana;Lima', 'Ana;Souza', 'Ana;Reis')).toEqual(['name', 'name'])
  })

  test('several columns hold telephone numbers, unless the user selected one', () => {
    const titles = ['Telefone', 'Celular', 'Fone residencial', 'Telefone 2', 'nome']
    const all = 'telefoneUsuario'
    expect(fieldsOf(...titles)).toEqual([all, all, all, all, 'name'])
    const chosen = mapColumns(titles, [{ coluna: 'Celular', campo: all }])
    expect(chosen.map(({ campo }) => campo)).toEqual([null, all, null, null, 'name'])
  })

  test('an invalid choice is refused', () => {
    for (const [coluna, campo] of [
      ['outra', 'name'],
      ['nome', 'perfil'],
      ['nome', 'constructor'],
    ] as const) {
      expect(() => mapColumns(['nome'], [{ coluna, campo }])).toThrow(AppError)
    }
    const twice = ['a', 'b'].map((coluna) => ({ coluna, campo: 'cpf' }))
    expect(() => mapColumns(['a', 'b'], twice)).toThrow('Duas colunas não podem preencher o mesmo campo: CPF.')
  })
})

describe('cells of a file', () => {
  test.each<[Field, string, string | undefined]>([
    ['dataNascimento', '01/02/1980', '1980-02-01'],
    ['dataNascimento', '1/2/1980', '1980-02-01'],
    ['dataNascimento', '01.02.1980 00:00:00', '1980-02-01'],
    ['dataBatismo', '1980-02-01', '1980-02-01'],
    ['dataConversao', '1980-02-01T03:00:00.000Z', '1980-02-01'],
    ['dataNascimento', '01/02/80', '1980-02-01'],
    ['dataNascimento', '01/02/05', '2005-02-01'],
    ['dataNascimento', '15 de março de 1985', '1985-03-15'],
    ['dataNascimento', '1º de abr de 85', '1985-04-01'],
    ['dataNascimento', '0000-00-00', undefined],
    ['dataNascimento', '00/00/0000', undefined],
    ['cpf', '0', undefined],
    ['email', 'NULL', undefined],
    ['name', 'Null', 'Null'],
    ['name', 'Ma\u200bria\u00a0José', 'Maria José'],
    ['telefoneUsuario', '0800 123 4567', '0800 123 4567'],
    ['telefoneUsuario', '(11) 98888-7777 / (11) 4172-5896', '(11) 98888-7777'],
    ['cidade', '#REF!', undefined],
    ['observacoes', '#NOME?', undefined],
    ['sexo', 'M', 'Masculino'],
    ['sexo', 'fem.', 'Feminino'],
    ['sexo', 'outro', 'outro'],
    ['estadoCivil', 'CASADA', 'Casado(a)'],
    ['estadoCivil', 'Solteiro(a)', 'Solteiro(a)'],
    ['estadoCivil', 'uniao estavel', 'União estável'],
    ['estadoCivil', 'viúva', 'Viúvo(a)'],
    ['uf', 'sp', 'SP'],
    ['uf', 'São Paulo', 'SP'],
    ['uf', 'Mato Grosso do Sul', 'MS'],
    ['cpf', '529.982.247-25', '529.982.247-25'],
    ['cpf', '1234567890', '01234567890'],
    ['cep', '1310100', '01310100'],
    ['telefoneUsuario', '(011) 98888-7777', '11988887777'],
    ['telefoneUsuario', '+351 912 345 678', '+351 912 345 678'],
    ['recemConvertido', 'Sim', '1'],
    ['usuarioAtivo', 'Inativo', '0'],
    ['usuarioAtivo', 'talvez', 'talvez'],
    ['name', '  Ana  ', 'Ana'],
    ['name', '=HYPERLINK("x")', '=HYPERLINK("x")'],
    ['email', ' - ', undefined],
    ['email', '', undefined],
  ])('a cell for the field %s with the text %j is read', (campo, text, wanted) => {
    expect(readCell(campo, text)).toBe(wanted)
  })
})

describe('a row of a file', () => {
  const read = (titles: string, ...valores: string[]) => {
    const linha = { numero: 2, valores }
    return leitorOfLines([linha], mapColumns(titles.split(';')), { ddd: '11' })(linha)
  }

  test('a row of a file is validated like the person’s form', () => {
    expect(
      read(
        'nome;email;celular;cpf;nascimento;sexo;ativo',
        'Ana',
        'ANA@X.COM',
        '(11) 98888-7777',
        '529.982.247-25',
        '01/02/1980',
        'F',
        'não',
      ),
    ).toEqual({
      numero: 2,
      original: ['Ana', 'ANA@X.COM', '(11) 98888-7777', '529.982.247-25', '01/02/1980', 'F', 'não'],
      dados: {
        name: 'Ana',
        email: 'ana@x.com',
        telefoneUsuario: '11988887777',
        cpf: '52998224725',
        dataNascimento: '1980-02-01',
        sexo: 'Feminino',
        usuarioAtivo: 0,
      },
      erros: [],
      avisos: [],
    })
  })

  test('wrong cells that a person need not have are left out with a warning', () => {
    const { dados, erros, avisos } = read(
      'nome;email;cpf;batismo;ativo',
      'Ana',
      'ana@',
      '111.111.111-11',
      '31/02/2020',
      'talvez',
    )
    expect([erros, dados]).toEqual([[], { name: 'Ana' }])
    expect(avisos).toEqual([
      "Informe um e-mail válido. Ficou de fora: 'ana@'.",
      "Ativo: Informe sim ou não. Ficou de fora: 'talvez'.",
      "CPF inválido. Ficou de fora: '111.111.111-11'.",
      "Data de batismo: Informe uma data válida. Ficou de fora: '31/02/2020'.",
    ])
  })

  test('of several telephone numbers the first right one is the person’s, and each other one goes to the notes once', () => {
    const titles = 'nome;Telefone;Celular;Fone residencial;obs'
    expect(read(titles, 'Ana', '4172-5896', '(11) 98888-7777', '11 4172-5896', 'Canta').dados).toEqual({
      name: 'Ana',
      telefoneUsuario: '1141725896',
      observacoes: 'Canta\nOutro telefone: (11) 98888-7777',
    })
    expect(read(titles, 'Ana', 'não tem', '(11) 98888-7777', '', '').dados).toEqual({
      name: 'Ana',
      telefoneUsuario: '11988887777',
      observacoes: 'Outro telefone: não tem',
    })
    expect(read(titles, 'Ana', '0800 123 4567', '4004-1234', '', '').dados).toEqual({
      name: 'Ana',
      telefoneUsuario: '08001234567',
      observacoes: 'Outro telefone: 4004-1234',
    })
  })

  test('a row of a file without a name is an error, and keeps the text from the file', () => {
    const { dados, erros } = read('nome;email;cpf;batismo;ativo', '', 'ana@', '111.111.111-11', '31/02/2020', 'talvez')
    expect(erros).toEqual(['Informe o nome.'])
    expect(dados).toMatchObject({ email: 'ana@', cpf: '111.111.111-11' })
  })

  test('a row of a file reports one error for each field', () => {
    expect(read('nome;nascimento', 'Ana', '31/02/2999').avisos).toEqual([
      "Data de nascimento: Informe uma data válida. Ficou de fora: '31/02/2999'.",
    ])
  })

  test('a row of a file is refused with more cells than titles, or with control characters', () => {
    expect(read('nome', 'Ana', 'x').erros).toEqual(['A linha tem mais colunas do que o cabeçalho.'])
    expect(read('nome', 'An\u0001a').erros).toEqual(['Nome: O texto contém caracteres inválidos.'])
  })

  test('a row with a cell of a million characters is an error, and only a part of the text is kept', () => {
    const { dados, erros, avisos } = read('nome;obs', 'a'.repeat(1_000_000), 'b'.repeat(1_000_000))
    expect(erros).toEqual(['Nome: Use no máximo 120 caracteres.'])
    expect(avisos[0]).toMatch(/^Observações: Use no máximo 4000 caracteres\. Ficou de fora: 'b{60}'\.$/)
    expect(JSON.stringify(dados).length).toBeLessThan(1000)
  })
})
