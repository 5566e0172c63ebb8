import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { fc } from '../../../../../tests/factories/random.js'
import { projectRoot } from '../../../../kernel/base/paths.js'
import { chave, pagadorOf } from './textos.rules.js'

/* Who paid, in the texts of the banks that docs/arquivos.md names, and in texts that name nobody. */

const textsOfFile = (name: string) =>
  readFileSync(path.join(projectRoot, 'tests/cases', name), 'utf8')
    .split('\n')
    .flatMap((line) => /<MEMO>(.+)/.exec(line)?.[1]?.trim() ?? [])

/** What banks write where nobody is named. */
const frases = [
  ...textsOfFile('a1-depositos-1.ofx'),
  ...['DEPOSITO EM DINHEIRO ATM', 'DEP DINHEIRO LOTERICA', 'DEP CHEQUE 24 HORAS', 'TED RECEBIDA', 'DOC CREDITO'],
  ...['TRANSF ENTRE CONTAS MESMA TITULARIDADE', 'PIX QRCODE ESTATICO', 'PIX QR CODE DINAMICO', 'RENDIMENTO POUPANCA'],
  ...[
    'RENDIMENTOS',
    'REMUNERACAO BASICA',
    'BLOQUEADO 1 DIA',
    'DEP CHEQUE BLOQUEADO 1 DIA UTIL',
    'JUROS CHEQUE ESPECIAL',
  ],
  ...[
    'IOF',
    'TAR PACOTE SERVICOS',
    'TARIFA CESTA',
    'TARIFA MANUTENCAO CONTA CORRENTE',
    'ANUIDADE CARTAO',
    'RESGATE CDB',
  ],
  ...[
    'RESG AUTOMATICO INVEST',
    'APLICACAO AUTOMATICA POUPANCA',
    'APLIC RDC',
    'SALARIO',
    'FOLHA PAGAMENTO',
    'ESTORNO TARIFA',
  ],
  ...[
    'VENDAS CARTAO CREDITO',
    'CIELO VENDAS DEBITO VISA',
    'ANTECIPACAO RECEBIVEIS',
    'PARCELA EMPRESTIMO',
    'CONSORCIO PARC',
  ],
  ...['DEVOLUCAO PIX', 'DEVOLUCAO CHEQUE COMPENSADO', 'CREDITO EM CONTA', 'LANC CREDITO', 'CAIXA ELETRONICO SAQUE'],
]

describe('who paid', () => {
  test.each([
    ['Banco do Brasil', 'Pix - Recebido MARTA EXEMPLO DE LIMA'],
    ['Banco do Brasil, the new file', 'Pix - Recebido · 03/11 09:12 00011122233344 MARTA EXEMPLO LIMA'],
    ['Itaú', 'PIX TRANSF  MARTA EXEMPLO DE LIMA 03/11'],
    ['Itaú, TED', 'TED RECEBIDA 341.1234 MARTA EXEMPLO LIMA'],
    ['Bradesco', 'PIX RECEBIDO · Rem: Marta Exemplo de Lima 05/11'],
    ['Bradesco, Transfe', 'Transfe Pix · Rem: Marta Exemplo Lima 05/11'],
    ['Santander', 'Pix Recebido Marta Exemplo de Lima'],
    ['Caixa', 'CRED PIX MARTA EXEMPLO DE LIMA'],
    [
      'Nubank',
      'Transferência recebida pelo Pix - Marta Exemplo de Lima - •••.123.456-•• - NU PAGAMENTOS (0260) Agência: 1 Conta: 1-1',
    ],
    ['Inter', 'Pix recebido · MARTA EXEMPLO DE LIMA'],
    ['Inter, with the CPF', 'Pix recebido: "Cp :18236120-MARTA EXEMPLO DE LIMA 52998224725"'],
    ['C6', 'TRANSF PIX · Pix recebido de Marta Exemplo de Lima'],
    ['Sicoob', 'PIX RECEBIDO - OUTRA IF · Recebimento Pix MARTA EXEMPLO DE LIMA'],
    ['Sicoob, OFX', 'PIX RECEBIDO - OUTRA IF - Recebimento Pix|@MARTA EXEMPLO DE LIMA|@***.123.456-**'],
    ['Sicredi', 'RECEBIMENTO PIX MARTA EXEMPLO DE LIMA'],
    ['any, a deposit that names', 'DEPOSITO IDENTIFICADO MARTA EXEMPLO DE LIMA'],
  ])('is found in the text of %s', (_, historico) => {
    expect(pagadorOf(historico)).toBe('marta exemplo lima')
  })

  test('is a CPF where there is no name', () => {
    expect(pagadorOf('PIX RECEBIDO 529.982.247-25')).toBe('52998224725')
    expect(pagadorOf('PIX RECEBIDO 529.982.247-26')).toBeNull()
  })

  test('is found wherever a name stands among words of the bank', () => {
    const nome = fc.constantFrom('Marta Quintela', 'José Dias da Luz', 'Ana Beatriz Prado Reis', 'D’Ávila Souza')
    const palavras = fc.array(fc.constantFrom(...frases.flatMap((text) => text.split(' ')), '03/11', '0001', '12:30'), {
      maxLength: 4,
    })
    fc.assert(
      fc.property(palavras, nome, palavras, (before, name, after) => {
        expect(pagadorOf([...before, name, ...after].join(' '))).toBe(chave(name))
      }),
      { numRuns: 500 },
    )
  })
})

describe('nobody', () => {
  test.each([
    ...frases,
    'PIX RECEBIDO MARTA',
    'PIX TRANSF  MARTA E03/11',
    'CRED PIX CHAVE 11',
    'PIX RECEBIDO 00019 12345',
  ])('is named in %s', (text) => {
    expect([pagadorOf(text), pagadorOf(text.toLowerCase()), pagadorOf(`${text} 03/11 001234`)]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('is named by any words of banks together', () => {
    const words = frases.flatMap((text) => text.split(' '))
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words, '03/11', '0001'), { minLength: 1, maxLength: 6 }), (some) => {
        expect(pagadorOf(some.join(' '))).toBeNull()
      }),
      { numRuns: 500 },
    )
  })
})
