import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useParams } from 'react-router-dom'
import { z } from 'zod'
import { RecordField, useZodForm } from '../../../../kernel/form'
import { LoadFailed } from '../../../../kernel/record'
import { ErrorState, PageHeader, PageSpinner, useConfirm } from '../../../../kernel/ui'
import { useCentroCustoSearch } from '../../centro-custo'
import { type PrevisaoDetalheFragment, usePrevisaoDetalheQuery } from '../detail/previsao.generated'
import { previsaoUrls } from '../urls'
import { Valores } from './valores'
import styles from './valores.module.css'

export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = usePrevisaoDetalheQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const previsao = data?.previsaoOrcamentaria
  const crumbs = [
    { text: 'Tesouraria' },
    { text: 'Previsão orçamentária', to: previsaoUrls.list },
    ...(previsao ? [{ text: previsao.nome, to: previsaoUrls.detail(previsao.id) }] : []),
  ]
  if (!previsao) {
    if (!error) return <PageSpinner />
    return (
      <LoadFailed
        header={{ title: 'Valores', crumbs }}
        error={error}
        text="Não foi possível buscar a previsão orçamentária."
        onRetry={refetch}
      />
    )
  }
  return (
    <>
      <PageHeader title={`Valores de ${previsao.ano}`} crumbs={crumbs} />
      {previsao.acoesPermitidas.includes('editar') ? (
        <Centro previsao={previsao} />
      ) : (
        <ErrorState
          text="Esta previsão está aprovada e fica como está: faça uma revisão."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </>
  )
}

type Props = { previsao: PrevisaoDetalheFragment }

const DISCARD = {
  title: 'Descartar o que foi digitado?',
  text: 'Os valores deste centro de custo ainda não foram salvos.',
  confirmText: 'Descartar',
  danger: true,
}

const centroRules = z.object({ centro: z.union([z.string(), z.number()]).nullish() })

/** The values are those of one cost centre at a time, or of none. Another one is shown only when nothing typed is lost. */
function Centro({ previsao }: Props) {
  const form = useZodForm(centroRules, { centro: null })
  const confirm = useConfirm()
  const centros = useCentroCustoSearch()
  const wanted = useWatch({ control: form.control, name: 'centro' }) ?? null
  const [shown, setShown] = useState(wanted)
  const unsaved = useRef(false)
  const { setValue } = form
  useEffect(() => {
    if (wanted === shown) return
    const change = async () => {
      if (unsaved.current && !(await confirm(DISCARD))) setValue('centro', shown)
      else {
        unsaved.current = false
        setShown(wanted)
      }
    }
    void change()
  }, [wanted, shown, confirm, setValue])
  return (
    <>
      <div className={styles.centro}>
        <RecordField
          control={form.control}
          name="centro"
          label="Centro de custo"
          found={centros}
          placeholder="Nenhum"
          help="Cada centro de custo tem os seus valores."
        />
      </div>
      <Valores
        key={shown ?? 'nenhum'}
        previsao={previsao}
        centro={Number(shown) || null}
        onUnsaved={(is) => {
          unsaved.current = is
        }}
      />
    </>
  )
}
