/*
 * node tests/tools/large-functions.mjs [root]   fails for a large function of the server that is not listed here
 *
 * A function is large with more than 80 lines, or with a cognitive complexity over 15 (G. A. Campbell, "Cognitive
 * complexity", 2018: nested branches count more). Comments and blank lines are no lines of code.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const own = path.resolve(import.meta.dirname, '../..')

/** Files with functions that read best whole: how many, and why. A file with fewer is a fault too. */
const whole = [
  {
    file: 'server/features/pessoas/vinculo/vinculo.queries.ts',
    functions: 1,
    why: 'a dozen short queries share the joins of one kind of membership, whose types only this function knows',
  },
]

/** Files whose large functions are still to be taken apart: nothing is added here. */
const toTakeApart = {
  'server/features/culto/escala-culto/avisos/avisar-escalas.usecases.ts': 1,
  'server/features/financas/categoria/categoria.queries.ts': 1,
  'server/features/financas/conta/baixa/baixas.ts': 1,
  'server/features/financas/conta/contas.ts': 2,
  'server/features/financas/contabilidade/contabilidade.rules.ts': 1,
  'server/features/financas/demonstrativo/demonstrativo.queries.ts': 1,
  'server/features/financas/dizimo/dizimo.rules.ts': 1,
  'server/features/financas/lancamento/ledger.ts': 2,
  'server/features/financas/livro-caixa/mover.ts': 1,
  'server/features/financas/movimento-bancario/arquivo/csv.ts': 2,
  'server/features/financas/movimento-bancario/arquivo/ofx.ts': 1,
  'server/features/financas/movimento-bancario/lancar/lancar.ts': 1,
  'server/features/financas/movimento-bancario/importar/mesma-conta.ts': 1,
  'server/features/financas/recibo/recibo.queries.ts': 1,
  'server/features/financas/regra-bancaria/regra-bancaria.usecases.ts': 1,
  'server/features/missoes/pix-recebido/banco/buscar-pix.ts': 1,
  'server/features/missoes/pix-recebido/devolucao/devolver-pix.ts': 1,
  'server/features/missoes/pix-recebido/pix-recebido.rules.ts': 1,
  'server/features/missoes/pix-recebido/pix-recebido.usecases.ts': 1,
  'server/features/missoes/pix-recebido/lancamento/registrar-pix.ts': 1,
  'server/features/missoes/pix-recebido/lancamento/tomar-lancamento.ts': 1,
  'server/features/missoes/provedor-pix/api-pix.ts': 2,
  'server/features/missoes/provedor-pix/provedor-pix.usecases.ts': 1,
  'server/features/relatorios/relatorio/fontes/financas/financas.ts': 1,
  'server/features/relatorios/relatorio/fontes/patrimonio/patrimonios.ts': 1,
  'server/features/relatorios/relatorio/fontes/patrimonio/recursos.ts': 1,
  'server/kernel/data/database/citus/distribute.ts': 1,
  'server/kernel/transport/graphql/execution.ts': 1,
  'server/kernel/transport/graphql/root-fields.ts': 1,
  'server/kernel/transport/pdf/columns.ts': 1,
  'server/kernel/transport/pdf/html.ts': 1,
}

export const tooLong = (maxLines) => ({
  noExcessiveLinesPerFunction: { level: 'error', options: { maxLines, skipBlankLines: true } },
})

export const tooComplex = {
  noExcessiveCognitiveComplexity: { level: 'error', options: { maxAllowedComplexity: 15 } },
}

/** The product's functions in a folder that break these rules. */
export function functionsOver(root, folder, rules) {
  const config = mkdtempSync(path.join(tmpdir(), 'candeia-functions-'))
  writeFileSync(
    path.join(config, 'biome.json'),
    JSON.stringify({
      javascript: { parser: { unsafeParameterDecoratorsEnabled: true } },
      linter: { rules: { preset: 'none', complexity: rules } },
    }),
  )
  const args = ['lint', `--config-path=${config}`, '--reporter=json', '--max-diagnostics=none', folder]
  const { stdout } = spawnSync(path.join(own, 'node_modules/.bin/biome'), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  rmSync(config, { recursive: true })
  return JSON.parse(stdout)
    .diagnostics.filter(({ category, location }) => category?.startsWith('lint/') && isProduct(location.path))
    .map(({ location: { path: file, start }, message }) => ({
      file,
      text: `${file}:${start.line} ${message.slice(0, 90)}`,
    }))
}

const isProduct = (file) => !/\.generated\.ts$|\.test\.tsx?$/.test(file)

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(process.argv[2] ?? own)
  const listed = new Map([...Object.entries(toTakeApart), ...whole.map(({ file, functions }) => [file, functions])])
  const found = Map.groupBy(functionsOver(root, 'server', { ...tooLong(80), ...tooComplex }), ({ file }) => file)
  const faults = [...new Set([...listed.keys(), ...found.keys()])].flatMap((file) => {
    const [large, allowed] = [found.get(file) ?? [], listed.get(file) ?? 0]
    if (large.length > allowed) return large.map(({ text }) => text)
    return large.length < allowed ? [`${file} has ${large.length} large functions, and ${allowed} are listed`] : []
  })
  if (faults.length) {
    console.error(`Take large functions apart, or list them in tests/tools/large-functions.mjs:\n${faults.join('\n')}`)
    process.exitCode = 1
  }
}
