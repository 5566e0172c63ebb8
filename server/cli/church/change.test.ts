import { expect, test } from '@jest/globals'
import { encrypt } from '../../kernel/base/crypto.js'
import { Changes, otherUuid } from './change.js'
import { readChurchInput } from './input.js'
import type { ChurchTable } from './rows/catalogue.js'
import { placeOfComment } from './sealed.js'

const [a, b] = ['a', 'b'].map((one) => Buffer.alloc(32, one)) as [Buffer, Buffer]
const table = (name: string, columns: string[], refs: Record<string, string> = {}): ChurchTable => ({
  name,
  columns: ['id', 'id_cliente', 'uuid', ...columns],
  key: ['id', 'id_cliente'],
  order: ['id', 'id_cliente'],
  refs,
  sequence: `${name}_id_seq`,
  long: false,
})
const tables = [
  table('auditoria', ['id_usuario', 'tabela', 'id_registro', 'antes', 'depois']),
  table('dizimo', ['id_membro'], { id_membro: 'usuario' }),
  table('encontro', ['marcas']),
  table('entrada', ['origem', 'id_origem', 'descricao']),
  table('relatorio', ['parametros']),
  table('usuario', ['name', 'excluido_por']),
  table('visita_pastoral', ['comentario_cifrado']),
]
const shifts: Record<string, number> = {
  auditoria: 7,
  celula: 10,
  cliente: 100,
  dizimo: 30,
  usuario: 100,
  visita_pastoral: 5,
}
const uuid = '0b9f3c1e-1111-4222-8333-444455556666'

const changes = (of: Partial<ConstructorParameters<typeof Changes>[1]> = {}) =>
  new Changes(tables, {
    from: 1,
    to: 101,
    shift: (name) => shifts[name] ?? 0,
    changes: (name) => name in shifts,
    keys: { from: a, to: a },
    visits: new Map([['4', uuid]]),
    ...of,
  })

function changed(name: string, row: string[], using = changes()): string[] {
  const found = tables.find((one) => one.name === name) as ChurchTable
  using.of(found)?.(row)
  return row
}

test('a move changes the numbers of a row and of the rows that it refers to, and leaves empty values', () => {
  expect(changed('dizimo', ['1', '1', uuid, '9'])).toEqual(['31', '101', uuid, '109'])
  expect(changed('entrada', ['1', '1', uuid, 'dizimo', '1', '10'])).toEqual(['1', '101', uuid, 'dizimo', '31', '10'])
  expect(changed('usuario', ['9', '1', uuid, 'Ana 9', '\\N'])).toEqual(['109', '101', uuid, 'Ana 9', '\\N'])
})

test('a move changes numbers within the audit log by the columns of the table, but never what a person wrote', () => {
  const said = `"observacoes": "{\\\\"id_membro\\\\": 9} 1"`
  const row = (after: string) => ['1', '1', uuid, '9', 'dizimo', '3', '\\N', after]
  const before = `{"id": 3, "valor": 10.00, "id_membro": 9, ${said}, "id_cliente": 1}`
  expect(changed('auditoria', row(before)).slice(3)).toEqual([
    '109',
    'dizimo',
    '33',
    '\\N',
    `{"id": 33, "valor": 10.00, "id_membro": 109, ${said}, "id_cliente": 101}`,
  ])
  expect(changed('encontro', ['1', '1', uuid, '{"9": "2026-01-01", "visitantes": "9"}'])[3]).toBe(
    '{"109": "2026-01-01", "visitantes": "9"}',
  )
})

test('a move changes the numbers of groups and people to which a report was limited, but never its printed words', () => {
  // as COPY writes it: each backslash twice
  const text = (value: string) => JSON.stringify(value).replaceAll('\\', '\\\\')
  const report = (cell: number, people: readonly number[]) => {
    const limits = { 'app.meus_celulas': `{${cell}}`, 'app.meus_escalas': `{${people}}` }
    const read = { 'usuario.lerEmail': people, 'usuario.lerDadosPessoais': 'tudo' }
    const printed = text('Célula: "lidos": "[9]"')
    return `{"lidos": ${text(JSON.stringify(read))}, "detalhe": ${printed}, "limites": ${text(JSON.stringify(limits))}, "idCelula": ${cell}}`
  }
  expect(changed('relatorio', ['1', '1', uuid, report(3, [9, 12])])[3]).toBe(report(13, [109, 112]))
})

test('comments are encrypted again with the new key for their new place, also in the audit log', () => {
  const using = changes({ keys: { from: a, to: b } })
  const sealed = encrypt(a, 'oração', placeOfComment(1, uuid))
  const [, , , again = ''] = changed('visita_pastoral', ['4', '1', uuid, sealed], using)
  const log = changed(
    'auditoria',
    ['1', '1', uuid, '9', 'visita_pastoral', '4', '\\N', `{"comentario_cifrado": "${sealed}"}`],
    using,
  )[7] as string
  const opened = new Changes(tables, {
    from: 101,
    to: 101,
    shift: () => 0,
    changes: () => false,
    keys: { from: b, to: a },
    visits: new Map(),
  })
  for (const text of [again, JSON.parse(log).comentario_cifrado])
    expect(changed('visita_pastoral', ['9', '101', uuid, text], opened)[3]).not.toBe(text)
  expect([using.resealing.unreadable, opened.resealing.unreadable]).toEqual([0, 0])
  expect(changed('visita_pastoral', ['4', '1', uuid, 'x'], using)[3]).toBe('x')
  expect(using.resealing.unreadable).toBe(1)
})

test('a church that is restored beside the present church has other uuids, the same ones everywhere', () => {
  const using = changes({ uuid: otherUuid('cópia') })
  const row = changed('entrada', ['1', '1', uuid, '\\N', '\\N', `<img src="/arquivos/${uuid}">`], using)
  expect(row[2]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
  expect(row[2]).not.toBe(uuid)
  expect(row[5]).toBe(`<img src="/arquivos/${row[2]}">`)
})

test('a wrong command is refused with the usage', () => {
  expect(readChurchInput(['move', '12', '--destino', 'outra.env'])).toEqual({
    command: 'move',
    church: 12,
    destino: 'outra.env',
    guardar: 30,
  })
  expect(readChurchInput(['restore', '/copias/uma', '12', '--no-lugar'])).toMatchObject({
    folder: '/copias/uma',
    church: 12,
    'no-lugar': true,
  })
  for (const [args, text] of [
    [[], 'Informe o que fazer.'],
    [['move', '12'], 'Informe --destino.'],
    [['move', 'doze', '--destino', 'x'], 'Informe o número da igreja.'],
    [['move', '12', '13', '--destino', 'x'], 'Há palavras a mais.'],
    [['move', '12', '--destino', 'x', '--guardar', 'muito'], '--guardar pede um número de 0 a 3650'],
    [['restore', '/copias/uma'], 'Informe o número da igreja.'],
    [['restore'], 'Informe a pasta da cópia.'],
  ] as const)
    expect(() => readChurchInput([...args])).toThrow(new RegExp(`^${text}\\nUso: npm run church`))
})
