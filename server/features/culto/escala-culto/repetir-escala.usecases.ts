import { repetirEscalaInput } from '../../../../schema/rules/culto/escala-culto.input.js'
import { conflict } from '../../../kernel/base/errors.js'
import { recordToChange } from '../../../kernel/data/tenant/records.js'
import { useCase } from '../../../kernel/work/use-case.js'
import { Culto } from '../culto/culto.entity.js'
import { cultoTitle } from '../culto/index.js'
import { absenceOf, absences } from '../indisponibilidade/index.js'
import { EscalaCulto } from './escala-culto.entity.js'
import { defaultConta, engagements, funcoesIn, nextCultos } from './escala-culto.queries.js'
import { sameTime } from './escala-culto.rules.js'
import { authorOf } from './escala-culto.usecases.js'

/**
 * Copies a worship service's roster to later ones. A person who already has the function there, or has declined it, is
 * left unchanged. A person who serves elsewhere at that time, or has blocked the day, is left out and listed, unless the input confirms the conflict.
 */
export const repetirEscala = useCase({
  action: 'escalaCulto.escrever',
  record: 'culto',
  input: repetirEscalaInput,
  async run(work, { id, vezes, mesmoHorario, confirmarConflito }) {
    const { em, idCliente } = work
    // locked, so that a repetition that is sent twice is applied once
    const culto = await recordToChange(work, Culto, id, { missing: 'Culto não encontrado.' })
    const pattern = await defaultConta(work, culto.id)
    if (!pattern.length) throw conflict('Este culto ainda não tem ninguém na escala.')
    const targets = await nextCultos(work, culto, { vezes, mesmoHorario: mesmoHorario ?? true })
    if (!targets.length) throw conflict('Não há cultos agendados depois deste em que repetir a escala.')
    const people = [...new Set(pattern.map(({ idMembro }) => idMembro))]
    const present = await engagements(work, people, [...new Set(targets.map(({ dataCulto }) => dataCulto))])
    const ids = targets.map((target) => target.id)
    const there = new Set((await funcoesIn(work, ids, people)).map(naming))
    const idAutor = authorOf(work)
    const [first, last] = [targets[0]?.dataCulto ?? '', targets.at(-1)?.dataCulto ?? '']
    const blocks = await absences(work, { de: first, ate: last, pessoas: people })
    const isBusy = (idMembro: number, target: (typeof targets)[number]): boolean =>
      present.some((other) => other.idMembro === idMembro && sameTime(other, target)) ||
      absenceOf(blocks, idMembro, target.dataCulto) !== undefined
    const result = { cultos: targets.length, criadas: 0, existentes: 0, conflitos: [] as string[] }
    const wanted = targets.flatMap((target) => pattern.map((entry) => ({ target, ...entry })))
    for (const { target, idMembro, funcao, funcaoOrdem, idDepartamento, departamentoExcluidoEm, name } of wanted) {
      const idCulto = target.id
      if (there.has(naming({ idCulto, idMembro, funcaoOrdem }))) {
        result.existentes++
      } else if (!confirmarConflito && isBusy(idMembro, target)) {
        result.conflitos.push(`${name}, ${funcao}, ${cultoTitle(target)}`)
      } else {
        const department = departamentoExcluidoEm ? null : idDepartamento
        em.create(EscalaCulto, { idCliente, idCulto, idMembro, funcao, idDepartamento: department, idAutor })
        result.criadas++
      }
    }
    await em.flush()
    return result
  },
})

/** Who does what where: one roster entry at most. */
const naming = ({
  idCulto,
  idMembro,
  funcaoOrdem,
}: {
  idCulto: number
  idMembro: number
  funcaoOrdem: string | null
}) => `${idCulto} ${idMembro} ${funcaoOrdem}`
