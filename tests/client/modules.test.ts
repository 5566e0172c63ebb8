import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { modulos } from '../../schema/rules/acesso/modulos.input.js'

const source = readFileSync(path.resolve(import.meta.dirname, '../../client/features.ts'), 'utf8')

/** The source of one exported constant. */
const partOf = (name: string) => source.split(/^export const /m).find((part) => part.startsWith(`${name}:`)) ?? ''
const featuresIn = (text: string) => [
  ...new Set(text.match(/\b\w+Feature\b/g)?.filter((name) => name !== 'ClientFeature')),
]

/** What no church can do without: people, calendar, worship services, money, and what belongs to the church itself. */
const always = [
  'aConferirFeature',
  'anexoFeature',
  'auditoriaFeature',
  'calendarioFeature',
  'categoriaFeature',
  'codigoPixFeature',
  'configuracoesFeature',
  'contaFinanceiraFeature',
  'contaPagarFeature',
  'contaReceberFeature',
  'contabilidadeFeature',
  'contagemFeature',
  'contribuicaoFeature',
  'conviteFeature',
  'cultoFeature',
  'demonstrativoFeature',
  'departamentoFeature',
  'diretorioFeature',
  'dizimoFeature',
  'emailsFeature',
  'entradaFeature',
  'eventoFeature',
  'exploradorFeature',
  'fechamentoFeature',
  'fornecedorFeature',
  'funcaoFeature',
  'homeFeature',
  'importacaoFeature',
  'incidenteFeature',
  'livroCaixaFeature',
  'lixeiraFeature',
  'matrizAcessoFeature',
  'membroDepartamentoFeature',
  'meuEspacoFeature',
  'movimentoBancarioFeature',
  'nivelUsuarioFeature',
  'painelFeature',
  'parentescoFeature',
  'pixRecebidoFeature',
  'plataformaFeature',
  'prestacaoContasFeature',
  'privacidadeFeature',
  'provedorPixFeature',
  'reciboFeature',
  'relatorioFeature',
  'saidaFeature',
  'tesourariaFeature',
  'transferenciaFeature',
  'usuarioFeature',
]

test('every feature of the menu is of a module that a church may switch off, or always there', () => {
  const inMenu = featuresIn(partOf('groups'))
  expect(inMenu.length).toBeGreaterThan(50)
  const ofModules = featuresIn(partOf('modules'))
  expect(inMenu.filter((name) => !ofModules.includes(name)).sort()).toEqual(always.sort())
  expect(ofModules.filter((name) => !inMenu.includes(name))).toEqual([])
})

test('every module has features, and each feature one module', () => {
  const lines = partOf('modules').match(/^ {2}\w+: \[.*\],$/gm) ?? []
  expect(lines.map((line) => line.trim().split(':')[0])).toEqual([...modulos])
  const all = lines.flatMap((line) => featuresIn(line))
  expect(all).toEqual([...new Set(all)])
})
