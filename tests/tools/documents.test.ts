import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const folders = ['.github', 'client', 'deploy', 'docs', 'migrations', 'schema', 'server', 'tests']
const documents = globSync(['*.md', ...folders.map((folder) => `${folder}/**/*.md`)], { cwd: root })

/** The anchor of a heading, as code hosts make it. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsOf = (file: string) => [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchor(heading))

/** The links of a document to other files and headings of the repository that lead nowhere. */
function deadLinks(file: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links
    .filter((link) => !/^(https?|mailto):/.test(link))
    .filter((link) => {
      const [to = '', heading] = link.split('#')
      const target = to ? path.posix.join(path.posix.dirname(file), to) : file
      if (!existsSync(path.join(root, target))) return true
      return heading !== undefined && !anchorsOf(target).includes(decodeURIComponent(heading))
    })
}

/** The paths below a top folder that a document names in code and that do not exist. */
function missingPaths(text: string): string[] {
  const named = [...text.matchAll(/`((?:client|deploy|docs|migrations|schema|server|tests)\/[\w./-]+)`/g)]
  return named.map(([, file = '']) => file).filter((file) => !existsSync(path.join(root, file)))
}

test('every link of a document leads to a file and a heading of the repository', () => {
  expect(documents.length).toBeGreaterThan(20)
  expect(documents.flatMap((file) => deadLinks(file, read(file)).map((link) => `${file}: ${link}`))).toEqual([])
})

test('every path that a document names exists', () => {
  // the README makes this feature as an example
  const example = /^client\/features\/ensino\/sala$/
  const missing = documents.flatMap((file) => missingPaths(read(file)).map((named) => `${file}: ${named}`))
  expect(missing.filter((line) => !example.test(line.replace('README.md: ', '')))).toEqual([])
})

test('a dead link, a dead heading and a missing path are found', () => {
  expect(
    deadLinks('docs/x.md', '[a](../README.md) [b](../NONE.md) [c](../README.md#none) [d](../README.md#operar)'),
  ).toEqual(['../NONE.md', '../README.md#none'])
  expect(missingPaths('`server/main.ts` and `server/none.ts`')).toEqual(['server/none.ts'])
})

test('who restores a whole installation is told everything that works again, and must be taken back once more', () => {
  const paragraphs = read('docs/operar.md').split('\n\n')
  const told = paragraphs.find((text) => text.startsWith('Uma restauração inteira desfaz')) ?? ''
  for (const again of [
    'dados apagados a pedido',
    'pessoas desligadas',
    'perfis e funções',
    'consentimentos',
    'avisos desligados',
    'igrejas suspensas',
    'e-mails de entrada',
    'senhas',
    'duas etapas',
    'sessões',
    'aparelhos',
    'tokens de API',
    'endereços de calendário',
    'webhooks',
    'chave Pix',
    'Pix pelo banco',
    'recibos cancelados',
  ])
    expect(told).toContain(again)
  // the night would erase such a church before anybody looks at it
  expect(paragraphs.join()).toMatch(/desistiu depois da cópia de encerrar a conta/)
})
