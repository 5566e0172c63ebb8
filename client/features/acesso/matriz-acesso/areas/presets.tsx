import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { Modal, Pill } from '../../../../kernel/ui'
import styles from './areas.module.css'
import type { MatrizAcessoQuery } from './matriz.generated'
import { Mudancas } from './mudancas'
import { type Escolhas, mudancasDeMembro, mudancasDoPreset } from './use-escolhas'

type Preset = MatrizAcessoQuery['matrizAcesso']['presets'][number]

type Props = { data: MatrizAcessoQuery; escolhas: Escolhas }

/**
 * The ready-made matrices. Each shows what it would change; adopting one changes the choices on the screen and saves
 * nothing.
 */
export function Presets({ data, escolhas }: Props) {
  const [shown, setShown] = useState<Preset>()
  const { presets, preset, celulas, comoMembro } = data.matrizAcesso
  const mudancas = shown ? mudancasDoPreset(celulas, shown.celulas) : []
  const deMembro = shown ? mudancasDeMembro(comoMembro, shown.comoMembro) : []
  const changes = mudancas.length > 0 || deMembro.length > 0
  const take = () => {
    const counts = shown?.comoMembro ?? []
    escolhas.take(
      mudancas.filter(({ perfil }) => !counts.includes(perfil)),
      counts,
    )
    setShown(undefined)
  }
  return (
    <section className={styles.presets} aria-label="Matrizes prontas">
      {presets.map((each) => (
        <div key={each.nome}>
          <h2>
            {each.titulo}
            {each.nome === preset && <Pill text="em uso" />}
          </h2>
          <p>{each.descricao}</p>
          <Button
            variant="outlined"
            text="Ver o que muda"
            aria-label={`Ver o que muda com a matriz ${each.titulo}`}
            onClick={() => setShown(each)}
          />
        </div>
      ))}
      {shown && (
        <Modal title={`Matriz ${shown.titulo}`} onClose={() => setShown(undefined)} width={560}>
          {changes ? (
            <>
              <p>Nada é salvo ainda. As mudanças vão para a tela, onde você confere, ajusta e depois salva.</p>
              <Mudancas mudancas={mudancas} deMembro={deMembro} data={data} />
              {escolhas.mudancas.length > 0 && (
                <p>As escolhas que você fez e ainda não salvou dão lugar às da matriz pronta.</p>
              )}
            </>
          ) : (
            <p>A igreja já usa esta matriz: nada mudaria.</p>
          )}
          <footer className={styles.rodape}>
            <Button variant="outlined" text={changes ? 'Cancelar' : 'Fechar'} onClick={() => setShown(undefined)} />
            {changes && <Button intent="primary" text="Levar para a tela" onClick={take} />}
          </footer>
        </Modal>
      )}
    </section>
  )
}
