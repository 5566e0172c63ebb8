import { Button, Callout, HTMLSelect } from '@blueprintjs/core'
import { type FormEvent, useState } from 'react'
import type { ColunasExtratoInput } from '../../../../gql/types'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { DateOrderSelect, Modal, toast } from '../../../../kernel/ui'
import { changed } from './actions'
import { type ImportarExtratoMutation, useImportarExtratoMutation } from './movimentos.generated'
import styles from './movimentos.module.css'

type Props = { conta: { id: number; nome: string }; onClose: () => void }

type Perguntas = ImportarExtratoMutation['importarExtrato']
type Extrato = NonNullable<Perguntas['extrato']>
type Campo = 'colunaData' | 'colunaDescricao' | 'colunaValor' | 'colunaCredito' | 'colunaDebito' | 'colunaDocumento'

const campos: readonly (readonly [Campo, string])[] = [
  ['colunaData', 'Data'],
  ['colunaDescricao', 'Descrição'],
  ['colunaValor', 'Valor com sinal'],
  ['colunaCredito', 'Crédito'],
  ['colunaDebito', 'Débito'],
  ['colunaDocumento', 'Documento'],
]

const count = (n: number, one: string, many: string) => (n === 0 ? '' : `${n} ${n === 1 ? one : many}`)

const told = ({ novos, repetidos, ignorados, duvidas, conciliados, deFora }: Extrato): string =>
  [
    novos === 0 ? 'Nenhum movimento novo' : count(novos, 'movimento novo', 'movimentos novos'),
    count(conciliados, 'já conciliado', 'já conciliados'),
    count(ignorados, 'ignorado', 'ignorados'),
    count(duvidas, 'parece repetido', 'parecem repetidos'),
    count(repetidos, 'já estava aqui', 'já estavam aqui'),
    count(deFora, 'linha que não é movimento ficou de fora', 'linhas que não são movimentos ficaram de fora'),
  ]
    .filter(Boolean)
    .join(', ')

/** Sends a bank's file. For a CSV file of a bank that nobody used before, it asks what its columns are. */
export function ImportarDialog({ conta, onClose }: Props) {
  const [file, setFile] = useState<File>()
  const [asked, setAsked] = useState<Perguntas>()
  const [places, setPlaces] = useState<Partial<Record<Campo, number>>>({})
  const [ordem, setOrdem] = useState<'dia' | 'mes'>()
  const [failure, setFailure] = useState<string>()
  const [importar, { loading }] = useImportarExtratoMutation({ refetchQueries: changed, awaitRefetchQueries: true })

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!file || loading) return
    setFailure(undefined)
    const colunas = asked ? ({ ...places, ordemData: ordem } as ColunasExtratoInput) : undefined
    try {
      const variables = { arquivo: file, idContaFinanceira: String(conta.id), colunas }
      const { importarExtrato: answer } = dataOf(await importar({ variables }))
      if (!answer.extrato) {
        setAsked(answer)
        const known = Object.entries(answer.sugestao ?? {}).filter(([, place]) => typeof place === 'number')
        setPlaces(Object.fromEntries(known))
        return
      }
      toast.success(`${told(answer.extrato)}.`)
      onClose()
    } catch (error) {
      setFailure(errorText(error, 'Não foi possível importar o extrato.'))
    }
  }

  return (
    <Modal title={`Importar extrato de ${conta.nome}`} onClose={onClose} width={560}>
      <form onSubmit={send}>
        <p className={styles.muted}>
          Baixe o extrato no site do banco em OFX (às vezes chamado Money) ou CSV. O que já foi importado não entra de
          novo.
        </p>
        <label className={styles.arquivo}>
          <strong>Arquivo do banco</strong>
          <input
            type="file"
            accept=".ofx,.csv,.txt"
            disabled={loading}
            onChange={({ currentTarget }) => {
              setFile(currentTarget.files?.[0])
              setAsked(undefined)
              setOrdem(undefined)
            }}
          />
        </label>
        {asked && (
          <>
            <Callout intent="primary">
              Diga uma vez o que é cada coluna: os próximos arquivos deste banco são lidos do mesmo jeito.
              {asked.dataAmbigua && ' Nas datas deste arquivo, diga também o que vem primeiro, o dia ou o mês.'}
            </Callout>
            <pre className={styles.amostra}>{[asked.colunas.join(' | '), ...asked.amostra].join('\n')}</pre>
            <div className={styles.colunas}>
              {campos.map(([campo, label]) => (
                // biome-ignore lint/a11y/noLabelWithoutControl: the choice is within the label
                <label key={campo}>
                  {label}
                  <HTMLSelect
                    fill
                    value={places[campo] ?? ''}
                    onChange={({ currentTarget: { value } }) =>
                      setPlaces({ ...places, [campo]: value === '' ? undefined : Number(value) })
                    }
                  >
                    <option value="">Não há</option>
                    {asked.colunas.map((titulo, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the place is what identifies a column
                      <option key={place} value={place}>
                        {titulo || `Coluna ${place + 1}`}
                      </option>
                    ))}
                  </HTMLSelect>
                </label>
              ))}
              {asked.dataAmbigua && (
                <DateOrderSelect date={asked.dataAmbigua} value={ordem} disabled={loading} onChoose={setOrdem} />
              )}
            </div>
          </>
        )}
        {failure && (
          <Callout intent="danger" role="alert">
            {failure}
          </Callout>
        )}
        <div className={styles.buttons}>
          <Button variant="minimal" text="Cancelar" onClick={onClose} />
          <Button
            type="submit"
            intent="primary"
            text="Importar"
            disabled={!file || Boolean(asked?.dataAmbigua && !ordem)}
            loading={loading}
          />
        </div>
      </form>
    </Modal>
  )
}
