import { HTMLSelect } from '@blueprintjs/core'
import type { ImportacaoColunaInput, ImportacaoValorInput } from '../../../../gql/types'
import { DetailCard } from '../../../../kernel/detail'
import { DateOrderSelect, toast } from '../../../../kernel/ui'
import { campos } from './campos'
import { failureText } from './failure'
import styles from './import.module.css'
import type { ImportacaoPreviaFragment } from './importacao.generated'
import {
  ConvitesDaImportacaoDocument,
  ImportacaoLinhasDocument,
  useRemapearImportacaoMutation,
} from './importacao.generated'
import { UnknownValues } from './unknown-values'

/** A field that a newer version of the server knows. */
const unknown = (campo: string) => campo !== '' && !campos.some(({ value }) => value === campo)

type OrderProps = {
  coluna: ImportacaoPreviaFragment['mapeamento'][number] | undefined
  disabled: boolean
  onChoose: (ordem: string) => void
}

/** What comes first in the dates of a column, where only a person knows. */
const Order = ({ coluna, ...others }: OrderProps) =>
  coluna?.dataAmbigua ? <DateOrderSelect date={coluna.dataAmbigua} value={coluna.ordem} {...others} /> : null

type Answer = { ordem?: string; valor?: ImportacaoValorInput }

/** What was said of a column's unknown values. */
const answered = (coluna: ImportacaoPreviaFragment['mapeamento'][number] | undefined): ImportacaoValorInput[] =>
  (coluna?.valores ?? []).flatMap(({ texto, valor }) => (valor == null ? [] : [{ texto, valor }]))

/** Which column of the file fills which field. Each change makes the server read the file again. */
export function Mapping({ importacao }: { importacao: ImportacaoPreviaFragment }) {
  const [remapear, { loading }] = useRemapearImportacaoMutation({
    refetchQueries: [ImportacaoLinhasDocument, ConvitesDaImportacaoDocument],
  })
  const mapped = (coluna: string) => importacao.mapeamento.find((each) => each.coluna === coluna)
  const campoOf = (coluna: string) => mapped(coluna)?.campo ?? ''

  const send = async (mapeamento: ImportacaoColunaInput[]) => {
    try {
      await remapear({ variables: { id: String(importacao.id), mapeamento } })
    } catch (error) {
      toast.error(failureText(error))
    }
  }

  const choose = (coluna: string, campo: string) =>
    send(
      importacao.colunas.map((each) => {
        const ordem = mapped(each)?.ordem
        // what was said of its values belongs to the field before
        if (each === coluna) return { coluna, campo: campo || null, ordem }
        // two columns cannot fill the same field, so the last selection applies; but several may make the name, and
        // further telephone numbers go to the notes
        const kept = campoOf(each)
        const stays = kept && (kept !== campo || kept === 'name' || kept === 'telefoneUsuario')
        return { coluna: each, campo: stays ? kept : null, ordem, ...(stays && { valores: answered(mapped(each)) }) }
      }),
    )

  const answer = (coluna: string, { ordem, valor }: Answer) =>
    send(
      importacao.mapeamento.map((each) => {
        const mine = each.coluna === coluna
        const valores = answered(each).filter(({ texto }) => !mine || texto !== valor?.texto)
        return {
          coluna: each.coluna,
          campo: each.campo,
          ordem: mine && ordem ? ordem : each.ordem,
          valores: mine && valor ? [...valores, valor] : valores,
        }
      }),
    )

  return (
    <DetailCard title="Colunas do arquivo">
      <p className={styles.note}>
        Confira o que cada coluna de <strong>{importacao.nomeArquivo}</strong> preenche.
      </p>
      <ul className={styles.mapping}>
        {importacao.colunas.map((coluna) => (
          <li key={coluna}>
            <span>{coluna}</span>
            <HTMLSelect
              fill
              aria-label={`Campo da coluna ${coluna}`}
              value={campoOf(coluna)}
              disabled={loading}
              onChange={(event) => choose(coluna, event.currentTarget.value)}
            >
              <option value="">Não importar</option>
              {unknown(campoOf(coluna)) && <option value={campoOf(coluna)}>{campoOf(coluna)}</option>}
              {campos.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </HTMLSelect>
            <Order coluna={mapped(coluna)} disabled={loading} onChoose={(ordem) => answer(coluna, { ordem })} />
            <UnknownValues
              coluna={mapped(coluna)}
              disabled={loading}
              onChoose={(texto, valor) => answer(coluna, { valor: { texto, valor } })}
            />
          </li>
        ))}
      </ul>
    </DetailCard>
  )
}
