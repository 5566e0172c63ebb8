/** A text that people can agree to. */
interface Texto {
  documento: string
  /** increases when the text changes, because earlier answers were given to another text */
  versaoTexto: number
  titulo: string
  texto: string
}

/** The terms that a person accepts by signing a church up (/termos-e-condicoes). */
export const termos = { documento: 'termos', versaoTexto: 1 } as const

/**
 * The texts that people can agree to, in the order of the screen. Texts and versions are stored only here; the answers
 * of people refer to both.
 */
export const textos = [
  {
    documento: 'dados',
    versaoTexto: 1,
    titulo: 'Tratamento dos meus dados',
    texto:
      'A igreja guarda o meu nome, contato, endereço, datas e a minha participação nas suas atividades para me pastorear, organizar os seus trabalhos e cumprir a lei. Ela não os vende nem os passa a terceiros sem base legal. Posso pedir uma cópia, corrigi-los ou apagá-los.',
  },
  {
    documento: 'imagem',
    versaoTexto: 1,
    titulo: 'Uso da minha imagem',
    texto:
      'A igreja pode publicar fotos e vídeos dos seus cultos e eventos em que eu apareça, nos seus próprios canais. Posso voltar atrás quando quiser; o que já foi publicado será retirado a meu pedido.',
  },
  {
    documento: 'comunicacao',
    versaoTexto: 2,
    titulo: 'Avisos por e-mail',
    texto:
      'A igreja pode me mandar por e-mail os avisos que deixo ligados em Configurações, Avisos, como o de uma escala nova, quando nenhum aparelho meu os recebe. E-mails sobre a minha conta, como o da senha, chegam de qualquer modo.',
  },
] as const satisfies readonly Texto[]

export const documentos = textos.map(({ documento }) => documento) as [Documento, ...Documento[]]
export type Documento = (typeof textos)[number]['documento']
