import { HTMLSelect } from '@blueprintjs/core'
import { DetailCard } from '../../../../kernel/detail'
import { toast } from '../../../../kernel/ui'
import { campos } from './campos'
import { failureText } from './failure'
import styles from './import.module.css'
import type { ImportacaoPreviaFragment } from './importacao.generated'
import { ImportacaoLinhasDocument, useRemapearImportacaoMutation } from './importacao.generated'

/** A field that a newer version of the server knows. */
const unknown = (campo: string) => campo !== '' && !campos.some(({ value }) => value === campo)

/** Which column of the file fills which field. Each change makes the server read the file again. */
export function Mapping({ importacao }: { importacao: ImportacaoPreviaFragment }) {
  const [remapear, { loading }] = useRemapearImportacaoMutation({ refetchQueries: [ImportacaoLinhasDocument] })
  const campoOf = (coluna: string) => importacao.mapeamento.find((each) => each.coluna === coluna)?.campo ?? ''

  const choose = async (coluna: string, campo: string) => {
    const mapeamento = importacao.colunas.map((each) => {
      if (each === coluna) return { coluna, campo: campo || null }
      // two columns cannot fill the same field, so the last selection applies; but several may make the name, and further
      // telephone numbers go to the notes
      const kept = campoOf(each)
      return {
        coluna: each,
        campo: kept && (kept !== campo || kept === 'name' || kept === 'telefoneUsuario') ? kept : null,
      }
    })
    try {
      await remapear({ variables: { id: String(importacao.id), mapeamento } })
    } catch (error) {
      toast.error(failureText(error))
    }
  }

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
          </li>
        ))}
      </ul>
    </DetailCard>
  )
}
