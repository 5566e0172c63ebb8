import { HTMLSelect } from '@blueprintjs/core'
import { useId, useState } from 'react'
import { useLeaveGuard } from '../../../../kernel/form'
import { useCan } from '../../../../kernel/session'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { useAcessoCrumbs } from '../crumbs'
import { EXPLICACAO } from '../explicacao'
import { pessoas } from '../niveis'
import { Secoes } from '../secoes'
import styles from './areas.module.css'
import { Celula } from './celula'
import { ComoMembro } from './como-membro'
import { type MatrizAcessoQuery, useMatrizAcessoQuery } from './matriz.generated'
import { Presets } from './presets'
import { Salvar } from './salvar'
import { useEscolhas } from './use-escolhas'

/** What each perfil may do in each area of the church. */
export function Component() {
  const { data, error, refetch } = useMatrizAcessoQuery()
  return (
    <>
      <PageHeader title="Áreas de acesso" crumbs={useAcessoCrumbs()} description={EXPLICACAO} />
      <Secoes />
      {data ? (
        <Matriz data={data} reload={refetch} />
      ) : error ? (
        <ErrorState
          text="Não foi possível carregar os níveis de acesso."
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : (
        <PageSpinner />
      )}
    </>
  )
}

function Matriz({ data, reload }: { data: MatrizAcessoQuery; reload: () => Promise<unknown> }) {
  const canWrite = useCan('nivelUsuario.escrever')
  const { areas, celulas, comoMembro } = data.matrizAcesso
  const escolhas = useEscolhas(celulas, comoMembro)
  useLeaveGuard(escolhas.mudancas.length + escolhas.mudancasDeMembro.length > 0)
  const perfis = data.nivelUsuarios.filter(({ perfil }) => celulas.some((celula) => celula.perfil === perfil))
  /** The perfis that one of the ready-made matrices lets do what members may. */
  const mayCount = new Set(data.matrizAcesso.presets.flatMap((preset) => preset.comoMembro))
  const id = useId()
  /** On a phone one perfil is shown at a time. */
  const [chosen, setChosen] = useState(perfis[0]?.perfil)
  return (
    <>
      {canWrite && <Presets data={data} escolhas={escolhas} />}
      <div className={styles.escolha}>
        <label htmlFor={id}>Perfil</label>
        <HTMLSelect
          id={id}
          fill
          value={chosen}
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        >
          {perfis.map(({ perfil, nome, quantidadeUsuarios }) => (
            <option key={perfil} value={perfil}>
              {nome} ({pessoas(quantidadeUsuarios)})
            </option>
          ))}
        </HTMLSelect>
        {perfis
          .filter(({ perfil }) => perfil === chosen && mayCount.has(perfil))
          .map(({ perfil, nome }) => (
            <ComoMembro key={perfil} {...{ perfil, nome, escolhas, canWrite }} />
          ))}
      </div>
      <table className={styles.matriz} aria-label="Áreas e perfis">
        <thead>
          <tr>
            <th scope="col">Área</th>
            {perfis.map(({ perfil, nome, quantidadeUsuarios }) => (
              <th key={perfil} scope="col">
                {nome} <small className={styles.nota}>{pessoas(quantidadeUsuarios)}</small>
                {mayCount.has(perfil) && <ComoMembro {...{ perfil, nome, escolhas, canWrite }} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {areas.map(({ nome: area, titulo, descricao, temGrupos }) => (
            <tr key={area}>
              <th scope="row">
                {titulo} <small className={styles.nota}>{descricao}</small>
              </th>
              {perfis.map(({ perfil, nome }) => (
                <td key={perfil} data-chosen={perfil === chosen || undefined}>
                  <Celula
                    celula={celulas.find((celula) => celula.area === area && celula.perfil === perfil)}
                    label={`${titulo}: ${nome}`}
                    temGrupos={temGrupos === true}
                    escolhas={escolhas}
                    canWrite={canWrite}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Salvar data={data} escolhas={escolhas} reload={reload} />
    </>
  )
}
