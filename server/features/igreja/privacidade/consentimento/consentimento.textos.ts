import { consentimentoRecibos } from '../../../financas/recibo/index.js'

/** A text that people can agree to. */
interface TermsText {
  documento: string
  /** increases when the text changes, because earlier answers were given to another text */
  versaoTexto: number
  titulo: string
  texto: string
}

/** The terms that a person accepts by signing a church up (/termos-e-condicoes). */
export const terms = { documento: 'termos', versaoTexto: 2 } as const

const noDiretorio =
  'Posso voltar atrás quando quiser, e na mesma hora deixo de aparecer. Menores de 18 anos só aparecem com o consentimento do responsável, que a secretaria registra.'

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
  {
    ...consentimentoRecibos,
    titulo: 'Recibos por e-mail',
    texto:
      'A igreja me avisa por e-mail quando emite um recibo meu ou o comprovante do que dei em um ano. O e-mail não traz valores nem anexos, só o endereço da página, que pede a minha senha. Posso voltar atrás quando quiser, e na mesma hora deixo de receber. Só para quem tem 18 anos ou mais.',
  },
  {
    documento: 'diretorioTelefone',
    versaoTexto: 1,
    titulo: 'O meu telefone em Contatos da igreja',
    texto: `Quem é da igreja e entra neste sistema vê o meu nome e o meu telefone. ${noDiretorio}`,
  },
  {
    documento: 'diretorioEmail',
    versaoTexto: 1,
    titulo: 'O meu e-mail em Contatos da igreja',
    texto: `Quem é da igreja e entra neste sistema vê o meu nome e o meu e-mail. ${noDiretorio}`,
  },
  {
    documento: 'diretorioAniversario',
    versaoTexto: 1,
    titulo: 'O meu aniversário em Contatos da igreja',
    texto: `Quem é da igreja e entra neste sistema vê o meu nome e o dia e o mês do meu aniversário, nunca o ano. ${noDiretorio}`,
  },
] as const satisfies readonly TermsText[]

/** What a person agrees to show to the other people of the church. */
export const diretorioTexts = textos.filter(({ documento }) => documento.startsWith('diretorio'))

export const documentos = textos.map(({ documento }) => documento) as [Documento, ...Documento[]]
export type Documento = (typeof textos)[number]['documento']
