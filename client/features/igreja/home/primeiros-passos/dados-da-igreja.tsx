import { useEffect } from 'react'
import { useReload } from '../../../../kernel/record'
import { ErrorState, Skeleton } from '../../../../kernel/ui'
import { type IgrejaEdicaoFragment, IgrejaForm, useIgrejaForm, useIgrejaQuery } from '../../dados-da-igreja'
import type { StepProps } from './sheet'

/** The form of the church's settings, without the logo. */
export function DadosDaIgreja(props: StepProps) {
  const { data, error, refetch } = useIgrejaQuery({ fetchPolicy: 'network-only' })
  const { reloads, reload } = useReload(refetch)
  if (error && !data) return <ErrorState text="Não foi possível carregar os dados da igreja." onRetry={reload} />
  if (!data) return <Skeleton width="60%" />
  return <Dados key={reloads} igreja={data.igreja} onReload={reload} {...props} />
}

type Props = StepProps & { igreja: IgrejaEdicaoFragment; onReload: () => void }

function Dados({ igreja, onReload, onSaved, onDirty }: Props) {
  const form = useIgrejaForm(igreja)
  const { isDirty, isSubmitSuccessful } = form.formState
  const dirty = isDirty && !isSubmitSuccessful
  useEffect(() => onDirty(dirty), [dirty, onDirty])
  return <IgrejaForm form={form} igreja={igreja} onReload={onReload} onSaved={onSaved} />
}
