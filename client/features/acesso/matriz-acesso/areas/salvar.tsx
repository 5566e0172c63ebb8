import { Button, Callout } from '@blueprintjs/core'
import { useState } from 'react'
import { isStale } from '../../../../kernel/apollo'
import { toast } from '../../../../kernel/ui'
import { SenhaDialog } from '../../confirmar-senha'
import { NivelUsuariosDocument } from '../../nivel-usuario'
import styles from './areas.module.css'
import { type MatrizAcessoQuery, useSalvarMatrizAcessoMutation } from './matriz.generated'
import { Mudancas } from './mudancas'
import type { Escolhas } from './use-escolhas'

type Props = { data: MatrizAcessoQuery; escolhas: Escolhas; reload: () => Promise<unknown> }

/** The bar with the unsaved changes, and the dialog that repeats them and requires the password. */
export function Salvar({ data, escolhas, reload }: Props) {
  const [asking, setAsking] = useState(false)
  const [stale, setStale] = useState(false)
  const [salvar] = useSalvarMatrizAcessoMutation({ refetchQueries: [NivelUsuariosDocument], context: { secret: true } })
  const { mudancas, mudancasDeMembro: deMembro, comoMembro } = escolhas
  const count = mudancas.length + deMembro.length
  const close = () => {
    setAsking(false)
    setStale(false)
  }
  const save = async (minhaSenha: string, codigo?: string) => {
    const celulas = mudancas.map(({ perfil, area, depois }) => ({ perfil, area, ...depois }))
    try {
      await salvar({
        variables: { celulas, comoMembro: [...comoMembro], minhaSenha, codigo, versao: data.matrizAcesso.versao },
      })
    } catch (error) {
      if (!isStale(error)) throw error
      await reload()
      setStale(true)
      return false
    }
    toast.success('Níveis de acesso salvos. Já valem no próximo clique de cada pessoa.')
    escolhas.clear()
    close()
  }
  if (count === 0 && !asking) return null
  return (
    <section className={styles.barra} aria-label="Mudanças por salvar">
      <output>{count === 1 ? '1 mudança por salvar' : `${count} mudanças por salvar`}</output>
      <div>
        <Button variant="outlined" text="Descartar" onClick={escolhas.clear} />
        <Button intent="primary" text="Salvar" onClick={() => setAsking(true)} />
      </div>
      {asking && (
        <SenhaDialog
          title="Salvar níveis de acesso"
          field="minhaSenha"
          width={560}
          text={
            <>
              {stale && (
                <Callout intent="warning" role="alert">
                  Outra pessoa mudou os níveis de acesso enquanto você escolhia. As suas escolhas continuam aqui:
                  confira a lista de novo e salve.
                </Callout>
              )}
              {count > 0 ? (
                <Mudancas mudancas={mudancas} deMembro={deMembro} data={data} />
              ) : (
                <p>Não há mais nada por salvar: o que você escolheu já vale.</p>
              )}
            </>
          }
          saveText="Salvar"
          failureText="Não foi possível salvar os níveis de acesso."
          onSave={save}
          onClose={close}
        />
      )}
    </section>
  )
}
