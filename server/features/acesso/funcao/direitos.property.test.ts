import { expect, test } from '@jest/globals'
import { accessLevels, type Cell, type Cells, reaches } from '../../../../schema/rules/levels.js'
import { fc } from '../../../../tests/factories/random.js'
import { actionNames } from '../../../access-table.js'
import { type Grants, type Perfil, perfis } from '../../../kernel/access/actions.js'
import { isGivable, isPlaced, placeOf } from '../../../kernel/access/areas.js'
import { type ChurchRules, type Duty, grantsOf } from '../../../kernel/access/grants.js'
import { areas } from '../matriz-acesso/index.js'

/*
 * Rights are a union: whatever ends, is deleted or begins later takes away at most what it gave. Random churches, people,
 * functions and groups.
 */

const areaNames = areas.map(({ nome }) => nome)
const cell = fc
  .tuple(fc.constantFrom(...accessLevels), fc.boolean())
  .map(([level, own]): Cell => (own && level !== 'nada' ? `${level} meus` : level))
const cells: fc.Arbitrary<Cells> = fc.dictionary(fc.constantFrom(...areaNames), cell)
const duty: fc.Arbitrary<Duty> = fc.record({
  acoes: fc.subarray([...actionNames, 'nao.existe']),
  alcance: fc.constantFrom(...reaches),
})
const groups = ['celulas', 'departamentos', 'louvor', 'ensino', 'missoes']
const rules: fc.Arbitrary<ChurchRules> = fc.record({
  celulas: fc.record({ 2: cells, 3: cells, 4: cells, 5: cells }) as fc.Arbitrary<Record<string, Cells>>,
  comoMembro: fc.subarray([3, 4]),
  funcoes: fc.array(duty, { maxLength: 4 }),
  limite: fc.option(fc.record({ comoMembro: fc.constant(true), meus: fc.subarray(groups) })),
  lidera: fc.subarray(groups),
})
const perfil: fc.Arbitrary<Perfil> = fc.constantFrom(...Object.values(perfis))

/** What one may do that the other may not, or reaches further. */
const beyond = (more: Grants, less: Grants): string[] =>
  [...more].flatMap(([action, reach]) => (less.get(action) === 'tudo' || less.get(action) === reach ? [] : action))

/** Every way in which something of a person's rights ends. */
function endings(of: ChurchRules): ChurchRules[] {
  const functions = of.funcoes ?? []
  return [
    ...functions.map((_, index) => ({ ...of, funcoes: functions.filter((__, other) => other !== index) })),
    // an exclusive function before or after its time still limits
    ...functions.map((one, index) => ({ ...of, funcoes: functions.with(index, { ...one, acoes: [] }) })),
    ...functions.flatMap((one, index) =>
      one.acoes.slice(0, 3).map((action) => ({
        ...of,
        funcoes: functions.with(index, { ...one, acoes: one.acoes.filter((other) => other !== action) }),
      })),
    ),
    ...(of.lidera ?? []).map((area) => ({ ...of, lidera: (of.lidera ?? []).filter((other) => other !== area) })),
  ]
}

test('no ending, deleting or delaying of a function, and no end of leading, adds an action or a reach', () => {
  fc.assert(
    fc.property(perfil, rules, (who, before) => {
      const now = grantsOf(who, before)
      for (const after of endings(before)) expect(beyond(grantsOf(who, after), now)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('an exclusive function leaves at most what all functions give, before, during and after its time', () => {
  fc.assert(
    fc.property(fc.constantFrom<Perfil>(2, 3, 4, 5), rules, duty, (who, of, one) => {
      for (const exclusive of [
        { ...one, exclusiva: true },
        { ...one, acoes: [], exclusiva: true },
      ]) {
        const given = [...(of.funcoes ?? []), exclusive].flatMap(({ acoes }) => acoes)
        const left = [...grantsOf(who, { ...of, funcoes: [...(of.funcoes ?? []), exclusive] }).keys()]
        expect(left.filter((action) => placeOf(action)?.byFunction === false && !implied.has(action))).toEqual([])
        expect(left.filter((action) => isGivable(action) && !given.includes(action) && !implied.has(action))).toEqual(
          [],
        )
      }
    }),
  )
})

test('an exclusive function leaves a pastor no more than a leader', () => {
  fc.assert(
    fc.property(rules, duty, (of, one) => {
      const exclusive = { ...of, comoMembro: [], funcoes: [...(of.funcoes ?? []), { ...one, exclusiva: true }] }
      expect(beyond(grantsOf(perfis.pastor, exclusive), grantsOf(perfis.leader, exclusive))).toEqual([])
    }),
  )
})

/** What follows from other actions, and so from what a function gives. */
const implied = new Set(['usuario.lerTelefone', 'usuario.escolher', 'prestacaoContas.lerAprovadas'])

test('nobody holds by a function an action without an area, the comments of visits or the reopening of months', () => {
  fc.assert(
    fc.property(fc.constantFrom<Perfil>(2, 3, 4, 5), rules, (who, of) => {
      const without = grantsOf(who, { ...of, funcoes: [] })
      const added = beyond(grantsOf(who, of), without)
      const never = actionNames.filter((action) => !isGivable(action) && !following.includes(action))
      expect(added.filter((action) => never.some((one) => one === action))).toEqual([])
    }),
  )
})
/** Outside the areas, and following from what a function gives: to pick a person, to attach a file. */
const following = ['usuario.escolher', 'anexo.escrever']

test('every action says whether it belongs to an area or is never given', () => {
  expect(actionNames.filter((action) => !isPlaced(action))).toEqual([])
})

test('the property notices a rule by which functions replace what the perfil allows', () => {
  const replacing = (who: Perfil, of: ChurchRules): Grants =>
    of.funcoes?.length ? grantsOf(perfis.none, of) : grantsOf(who, of)
  const before: ChurchRules = { celulas: null, funcoes: [{ acoes: ['celula.ler'], alcance: 'meus' }] }
  const after = endings(before).map((ended) => beyond(replacing(3, ended), replacing(3, before)))
  expect(after.flat()).toContain('entrada.escrever')
})
