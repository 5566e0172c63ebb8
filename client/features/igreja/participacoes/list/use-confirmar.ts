import { dataOf } from '../../../../kernel/apollo'
import { useConfirmar } from '../../../pessoas/vinculo'
import { ParticipacoesDocument, useConfirmarParticipacoesMutation } from './participacoes.generated'
import { type Area, areas, type Row } from './rows'

/** Confirms memberships of any areas at once. */
export function useConfirmarParticipacoes() {
  const [confirmar] = useConfirmarParticipacoesMutation({
    refetchQueries: [ParticipacoesDocument],
    awaitRefetchQueries: true,
  })
  const confirm = useConfirmar()
  return (rows: readonly Row[]) => {
    const of = (area: Area) => rows.flatMap((row) => (row.area === area ? [String(row.id)] : []))
    const [celulas, departamentos, louvor, ensino, missoes] = areas.map(of) as [
      string[],
      string[],
      string[],
      string[],
      string[],
    ]
    return confirm(async () => {
      const done = dataOf(
        await confirmar({
          variables: {
            celulas,
            departamentos,
            louvor,
            ensino,
            missoes,
            emCelulas: celulas.length > 0,
            emDepartamentos: departamentos.length > 0,
            emLouvor: louvor.length > 0,
            emEnsino: ensino.length > 0,
            emMissoes: missoes.length > 0,
          },
        }),
      )
      const sum = (of: (area: Area) => number | undefined) => areas.reduce((total, area) => total + (of(area) ?? 0), 0)
      const feitos = sum((area) => done[area]?.feitos)
      const fora = sum((area) => done[area]?.recusados.length)
      const confirmadas =
        feitos === 0
          ? 'Nenhuma participação confirmada.'
          : feitos === 1
            ? '1 participação confirmada.'
            : `${feitos} participações confirmadas.`
      const message = fora === 0 ? confirmadas : `${confirmadas} ${fora === 1 ? '1 ficou' : `${fora} ficaram`} de fora.`
      return { feitos, message }
    })
  }
}
