export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Data de calendário sem hora, AAAA-MM-DD. */
  DateOnly: { input: string; output: string; }
  /** Instante em UTC, ISO 8601. */
  DateTime: { input: string; output: string; }
  /** Valor decimal exato com duas casas, como texto: "1234.50". */
  Decimal: { input: string; output: string; }
  /** Um arquivo, enviado em multipart/form-data. */
  Upload: { input: File; output: File; }
};

/** Filtro da lista de anexos. */
export type AnexoFiltro = {
  /** Espécie do registro. */
  especie?: InputMaybe<EspecieComAnexos>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** O registro, por número ou uuid; sem a espécie, de qualquer uma. */
  idRegistro?: InputMaybe<Scalars['ID']['input']>;
};

/** A inscrição de um navegador no serviço de avisos dele. */
export type AparelhoInput = {
  /** Segredo do navegador, base64url. */
  auth: Scalars['String']['input'];
  /** Endereço da inscrição (endpoint). */
  endereco: Scalars['String']['input'];
  /** Chave pública do navegador, base64url. */
  p256dh: Scalars['String']['input'];
};

/** Quem aprovou uma previsão, e quando. */
export type AprovacaoPrevisaoInput = {
  /** Dia da aprovação. */
  aprovadaEm: Scalars['DateOnly']['input'];
  /** A ata, até 120 caracteres. */
  ata?: InputMaybe<Scalars['String']['input']>;
  /** assembleia, conselho ou diretoria. */
  orgao: Scalars['String']['input'];
  /** Versão que estava na tela. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** O que a aprovação dá de outro modo que o pedido. O que não é enviado fica como se pediu. */
export type AprovarPedidoInput = {
  /** Outro fim. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, até o último minuto. */
  dataFim?: InputMaybe<Scalars['DateTime']['input']>;
  /** Outro início. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, desde o primeiro minuto. */
  dataInicio?: InputMaybe<Scalars['DateTime']['input']>;
  /** Outra sala ou outro recurso, por número ou uuid. */
  idRecurso?: InputMaybe<Scalars['ID']['input']>;
  /** Versão do pedido que foi lida. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** O texto de uma ata. */
export type AtaInput = {
  /** HTML com p, br, strong, em, u, s, h2, h3, ul, ol, li e blockquote, sem atributos; o resto é retirado. Até 60.000 bytes em UTF-8. */
  textoAta: Scalars['String']['input'];
  /** Versão que estava sendo editada; nula se ainda não havia ata. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** De que dia, e em que grupos. */
export type AtrasoFiltro = {
  /** descricao, responsavel, fornecedor ou centroCusto; ausente: descricao. */
  agrupar?: InputMaybe<Scalars['String']['input']>;
  /** O dia; ausente: hoje. */
  data?: InputMaybe<Scalars['DateOnly']['input']>;
};

/** Uma função que uma pessoa passa a ter. */
export type AtribuirFuncaoInput = {
  /** O código de verificação, de quem entra em duas etapas. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** Último dia; ausente: sem fim marcado. */
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** A função, por número ou uuid. */
  idFuncao: Scalars['ID']['input'];
  /** A pessoa, por número ou uuid. */
  idUsuario: Scalars['ID']['input'];
  /** Primeiro dia. */
  inicio: Scalars['DateOnly']['input'];
  /** A senha atual de quem atribui. */
  minhaSenha: Scalars['String']['input'];
};

/** Filtro da auditoria. */
export type AuditoriaFiltro = {
  /** Até este dia. */
  ate?: InputMaybe<Scalars['DateOnly']['input']>;
  /** A partir deste dia. */
  de?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Número do registro. */
  idRegistro?: InputMaybe<Scalars['Int']['input']>;
  /** Quem fez, por número ou uuid. */
  idUsuario?: InputMaybe<Scalars['ID']['input']>;
  /** criar, alterar, excluir, restaurar, apagar ou evento. */
  operacao?: InputMaybe<Scalars['String']['input']>;
  /** Tabela. */
  tabela?: InputMaybe<Scalars['String']['input']>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type AulaEbdCampo =
  /** Nome da classe. */
  | 'classe'
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'dataAula'
  /** Oferta. */
  | 'oferta'
  /** Quantidade de visitantes. */
  | 'visitantes';

/** Filtro da lista de aulas da EBD. */
export type AulaEbdFiltro = {
  /** Até esta data. */
  dataFinal?: InputMaybe<Scalars['DateOnly']['input']>;
  /** A partir desta data. */
  dataInicial?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Classe, por número ou uuid. */
  idClasse?: InputMaybe<Scalars['ID']['input']>;
  /** true: só onde espera confirmação quem ensina só esta aula, de uma semana antes dela a uma semana depois; false: só as outras. Só para quem altera as aulas. */
  liderAConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** proximos, de hoje em diante, ou anteriores; sem ele, todas. */
  quando?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma aula, com a sua chamada. Numa alteração, o que não é enviado fica como está. */
export type AulaEbdInput = {
  /** Quantas bíblias trouxeram. */
  biblias?: InputMaybe<Scalars['Int']['input']>;
  /** Data; uma aula por dia em cada classe. */
  dataAula: Scalars['DateOnly']['input'];
  /** A conta financeira da oferta, por número ou uuid; sem ela, a padrão da igreja, ou a que a oferta já tem. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Quem ensinou, por número ou uuid. */
  idProfessor?: InputMaybe<Scalars['ID']['input']>;
  /** Oferta; cria a sua entrada. */
  oferta?: InputMaybe<Scalars['Decimal']['input']>;
  /** Quem esteve presente, por número ou uuid da pessoa: substitui a chamada anterior. */
  presentes?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Quantas revistas trouxeram. */
  revistas?: InputMaybe<Scalars['Int']['input']>;
  /** Tema, até 200 caracteres. */
  temaAula?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
  /** Quantos visitantes vieram. */
  visitantes?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de AulaEBD. */
export type AulaEbdOrdem = {
  /** Campo. */
  campo: AulaEbdCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type BaixaCampo =
  /** Data do registro. */
  | 'createdAt'
  /** O dia do dinheiro. */
  | 'data'
  /** Valor. */
  | 'valor';

/** O pagamento ou recebimento de uma conta com o dinheiro de um movimento: da data, do valor e da conta dele. */
export type BaixaDoMovimentoInput = {
  /** A conta a pagar, por número ou uuid, se o dinheiro saiu. */
  contaPagar?: InputMaybe<Scalars['ID']['input']>;
  /** A conta a receber, por número ou uuid, se o dinheiro entrou. */
  contaReceber?: InputMaybe<Scalars['ID']['input']>;
  /** Desconto que completa o que o movimento quita; sem ele, um valor menor quita uma parte. */
  desconto?: InputMaybe<Scalars['Decimal']['input']>;
  /** Quanto do movimento é juros; ausente: nada. */
  juros?: InputMaybe<Scalars['Decimal']['input']>;
  /** dinheiro, pix, boleto, transferencia, cartao, debito ou cheque; ausente: o que o texto do banco diz. */
  meio?: InputMaybe<Scalars['String']['input']>;
  /** Quanto do movimento é multa; ausente: nada. */
  multa?: InputMaybe<Scalars['Decimal']['input']>;
  /** Observação, até 500 caracteres. */
  observacao?: InputMaybe<Scalars['String']['input']>;
};

/** Filtro de uma lista de pagamentos ou recebimentos. */
export type BaixaFiltro = {
  /** Até este dia. */
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** A conta, por número ou uuid. */
  idConta?: InputMaybe<Scalars['ID']['input']>;
  /** A partir deste dia. */
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** dinheiro, pix, boleto, transferencia, cartao, debito ou cheque. */
  meio?: InputMaybe<Scalars['String']['input']>;
};

/** Ordem de uma lista de Baixa. */
export type BaixaOrdem = {
  /** Campo. */
  campo: BaixaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Um pagamento de uma conta a pagar, inteiro ou em parte. */
export type BaixaPagarInput = {
  /** O dia do dinheiro; ausente: hoje. */
  data?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Desconto; ausente: nenhum. */
  desconto?: InputMaybe<Scalars['Decimal']['input']>;
  /** A conta em aberto, por número ou uuid. */
  idConta: Scalars['ID']['input'];
  /** A conta financeira, por número ou uuid; ausente: a padrão da igreja. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Juros; ausente: nenhum. */
  juros?: InputMaybe<Scalars['Decimal']['input']>;
  /** dinheiro, pix, boleto, transferencia, cartao, debito ou cheque. */
  meio?: InputMaybe<Scalars['String']['input']>;
  /** Multa; ausente: nenhuma. */
  multa?: InputMaybe<Scalars['Decimal']['input']>;
  /** Observação, até 500 caracteres. */
  observacao?: InputMaybe<Scalars['String']['input']>;
  /** Quanto quita do valor da conta, no máximo o que falta; ausente: tudo o que falta. */
  valor?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Um recebimento de uma conta a receber, inteiro ou em parte. */
export type BaixaReceberInput = {
  /** O dia do dinheiro; ausente: hoje. */
  data?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Desconto; ausente: nenhum. */
  desconto?: InputMaybe<Scalars['Decimal']['input']>;
  /** A conta em aberto, por número ou uuid. */
  idConta: Scalars['ID']['input'];
  /** A conta financeira, por número ou uuid; ausente: a padrão da igreja. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Juros; ausente: nenhum. */
  juros?: InputMaybe<Scalars['Decimal']['input']>;
  /** dinheiro, pix, boleto, transferencia, cartao, debito ou cheque. */
  meio?: InputMaybe<Scalars['String']['input']>;
  /** Multa; ausente: nenhuma. */
  multa?: InputMaybe<Scalars['Decimal']['input']>;
  /** Observação, até 500 caracteres. */
  observacao?: InputMaybe<Scalars['String']['input']>;
  /** Quanto quita do valor da conta, no máximo o que falta; ausente: tudo o que falta. */
  valor?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type BatismoCampo =
  /** Nome de quem foi batizado. */
  | 'batizando'
  /** Data do registro. */
  | 'createdAt'
  /** Data do batismo. */
  | 'dataBatismo'
  /** Nome de quem batizou. */
  | 'pastor';

/** Filtro da lista de batismos. */
export type BatismoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** proximos, de hoje em diante, ou anteriores; sem ele, todos. */
  quando?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de um batismo. */
export type BatismoInput = {
  /** Data do batismo; no futuro fica planejado. */
  dataBatismo: Scalars['DateOnly']['input'];
  /** Quem foi batizado, por número ou uuid. */
  idBatizando: Scalars['ID']['input'];
  /** Quem batizou, por número ou uuid; não um recém-convertido. */
  idPastor: Scalars['ID']['input'];
};

/** Ordem de uma lista de Batismo. */
export type BatismoOrdem = {
  /** Campo. */
  campo: BatismoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Batismos de várias pessoas no mesmo dia, pelo mesmo pastor. */
export type BatismosInput = {
  /** Quem foi batizado, por número ou uuid; no máximo 200 pessoas. */
  batizandos: Array<Scalars['ID']['input']>;
  /** Data dos batismos; no futuro ficam planejados. */
  dataBatismo: Scalars['DateOnly']['input'];
  /** Quem batizou, por número ou uuid; não um recém-convertido. */
  idPastor: Scalars['ID']['input'];
};

/** Dados para cadastrar uma igreja. */
export type CadastroInput = {
  /** E-mail de quem cadastra; recebe o link para criar a senha. */
  email: Scalars['String']['input'];
  /** Nome de quem cadastra, que será o administrador. */
  name: Scalars['String']['input'];
  /** Nome da igreja, até 120 caracteres. */
  nomeIgreja: Scalars['String']['input'];
  /** Código do plano, onde a instalação cobra assinaturas (ver GET /api/oferta). */
  plano?: InputMaybe<Scalars['String']['input']>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type CampanhaMissoesCampo =
  /** Alvo. */
  | 'alvoCampanha'
  /** Data do cadastro. */
  | 'createdAt'
  /** Último dia. */
  | 'dataFim'
  /** Primeiro dia. */
  | 'dataInicio'
  /** Nome. */
  | 'nomeCampanha'
  /** Status. */
  | 'statusCampanha';

/** Filtro da lista de campanhas de missões. */
export type CampanhaMissoesFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Status: ativa, concluida ou cancelada. */
  statusCampanha?: InputMaybe<Scalars['String']['input']>;
  /** Tipo: estadual, nacional ou mundial. */
  tipoCampanha?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma campanha de missões. */
export type CampanhaMissoesInput = {
  /** Alvo, maior que zero. */
  alvoCampanha: Scalars['Decimal']['input'];
  /** O total que já chegou, com as doações; o que elas não explicam fica como ajuste. Sem ele, não muda. */
  atingidoCampanha?: InputMaybe<Scalars['Decimal']['input']>;
  /** Último dia; não antes do primeiro. */
  dataFim: Scalars['DateOnly']['input'];
  /** Primeiro dia. */
  dataInicio: Scalars['DateOnly']['input'];
  /** Nome, até 100 caracteres. */
  nomeCampanha: Scalars['String']['input'];
  /** Status: ativa, concluida ou cancelada. Sem ele, ativa. */
  statusCampanha?: InputMaybe<Scalars['String']['input']>;
  /** Tipo: estadual, nacional ou mundial. */
  tipoCampanha: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de CampanhaMissoes. */
export type CampanhaMissoesOrdem = {
  /** Campo. */
  campo: CampanhaMissoesCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Várias contas que se cancelam juntas, todas ou nenhuma. */
export type CancelarContasInput = {
  /** As contas em aberto, por número ou uuid; no máximo 200. */
  ids: Array<Scalars['ID']['input']>;
  /** As versões das contas que a pessoa viu, na mesma ordem; se alguma já é outra, o erro é STALE. */
  versoes?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type CategoriaCampo =
  /** Código do contador. */
  | 'codigoContador'
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'nome'
  /** As receitas antes das despesas, cada categoria fixa antes das que estão abaixo dela. */
  | 'plano';

/** Filtro da lista de categorias. */
export type CategoriaFiltro = {
  /** Verdadeiro: só as ativas; falso: só as desativadas. */
  ativa?: InputMaybe<Scalars['Boolean']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** receita ou despesa. */
  natureza?: InputMaybe<Scalars['String']['input']>;
  /** Número da categoria fixa a que pertencem, de 1 a 5. */
  raiz?: InputMaybe<Scalars['Int']['input']>;
  /** Verdadeiro: só as com restrição; falso: só as sem. */
  restrita?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de uma categoria. */
export type CategoriaInput = {
  /** O código no plano do contador, até 30 caracteres. */
  codigoContador?: InputMaybe<Scalars['String']['input']>;
  /** receita ou despesa; não muda depois. */
  natureza: Scalars['String']['input'];
  /** Nome, até 60 caracteres; único entre as receitas ou as despesas da igreja. */
  nome: Scalars['String']['input'];
  /** O lugar entre as da mesma categoria fixa, de 0 a 999. */
  ordem?: InputMaybe<Scalars['Int']['input']>;
  /** Número da categoria fixa a que pertence, de 1 a 5; não muda depois. */
  raiz: Scalars['Int']['input'];
  /** Com restrição: fundo com finalidade; ausente, sem. */
  restrita?: InputMaybe<Scalars['Boolean']['input']>;
  /** Só de uma despesa: prebenda, salario, servico, aluguel, reembolso ou outro. */
  tipoPagamento?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Categoria. */
export type CategoriaOrdem = {
  /** Campo. */
  campo: CategoriaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Quantas cédulas ou moedas de um valor. */
export type CedulaContadaInput = {
  /** Quantas, de 0 a 100.000. */
  quantidade: Scalars['Int']['input'];
  /** Valor da cédula ou moeda, em reais: 100.00, 0.25. */
  valor: Scalars['Decimal']['input'];
};

/** O que um perfil passa a fazer em uma área. */
export type CelulaAcessoInput = {
  /** "tudo" ou "meus". */
  alcance: Scalars['String']['input'];
  /** Nome da área. */
  area: Scalars['String']['input'];
  /** "nada", "resumo", "ler" ou "escrever". */
  nivel: Scalars['String']['input'];
  /** Número do perfil: 2, 3, 4 ou 5. */
  perfil: Scalars['Int']['input'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type CelulaCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Dia da semana e hora. */
  | 'diaCelula'
  /** Nome. */
  | 'nomeCelula'
  /** Nome do responsável. */
  | 'responsavel';

/** Filtro da lista de células. */
export type CelulaFiltro = {
  /** Dia da semana: de 0 (domingo) a 6 (sábado). */
  diaCelula?: InputMaybe<Scalars['Int']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Quem lidera, por número ou uuid da pessoa. */
  idResponsavel?: InputMaybe<Scalars['ID']['input']>;
  /** Status: ativa ou inativa. */
  statusCelula?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma célula. */
export type CelulaInput = {
  /** Dia da semana: de 0 (domingo) a 6 (sábado). */
  diaCelula?: InputMaybe<Scalars['Int']['input']>;
  /** Endereço em que se reúne, até 200 caracteres. */
  enderecoCelula?: InputMaybe<Scalars['String']['input']>;
  /** Hora em que se reúne, HH:mm. */
  horaCelula?: InputMaybe<Scalars['String']['input']>;
  /** Local em que se reúne, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Quem lidera a célula, por número ou uuid. A pessoa passa a ser membro, e o responsável anterior, um membro comum. */
  idResponsavel?: InputMaybe<Scalars['ID']['input']>;
  /** Nome da célula, até 100 caracteres. */
  nomeCelula: Scalars['String']['input'];
  /** Status: ativa ou inativa. Sem ele, ativa. */
  statusCelula?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Celula. */
export type CelulaOrdem = {
  /** Campo. */
  campo: CelulaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type CentroCustoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Título do departamento. */
  | 'departamento'
  /** Nome. */
  | 'nome'
  /** Status. */
  | 'status';

/** Filtro da lista de centros de custo. */
export type CentroCustoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1: só os ativados; 0: só os desativados. */
  status?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de um centro de custo. */
export type CentroCustoInput = {
  /** Descrição, até 2000 caracteres. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Departamento, por número ou uuid. */
  idDepartamento: Scalars['ID']['input'];
  /** Nome do centro de custo, até 100 caracteres; único na igreja. */
  nome: Scalars['String']['input'];
  /** 1: ativado, o usual; 0: desativado. */
  status?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de CentroCusto. */
export type CentroCustoOrdem = {
  /** Campo. */
  campo: CentroCustoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ClasseEbdCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Faixa etária. */
  | 'faixaEtaria'
  /** Nome. */
  | 'nomeClasse'
  /** Nome de quem ensina. */
  | 'professor'
  /** Status. */
  | 'statusClasse';

/** Filtro da lista de classes da EBD. */
export type ClasseEbdFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** true: só onde quem está à frente espera confirmação; false: só os outros. Só para quem altera os registros. */
  liderAConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** ativa ou inativa. */
  statusClasse?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma classe. Numa alteração, o que não é enviado fica como está. */
export type ClasseEbdInput = {
  /** Faixa etária, até 60 caracteres. */
  faixaEtaria?: InputMaybe<Scalars['String']['input']>;
  /** Quem ensina, por número ou uuid. */
  idProfessor?: InputMaybe<Scalars['ID']['input']>;
  /** Nome, até 80 caracteres; um só na igreja. */
  nomeClasse: Scalars['String']['input'];
  /** ativa ou inativa. Sem ele, ativa. */
  statusClasse?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de ClasseEBD. */
export type ClasseEbdOrdem = {
  /** Campo. */
  campo: ClasseEbdCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Filtro dos códigos Pix. */
export type CodigoPixFiltro = {
  /** Para que é: dizimo, oferta, campanha ou evento. */
  finalidade?: InputMaybe<Scalars['String']['input']>;
  /** Quem oferta, por número ou uuid. */
  idUsuario?: InputMaybe<Scalars['ID']['input']>;
};

/** Os códigos do contador para o que não é categoria nem conta financeira da igreja. */
export type CodigosContadorInput = {
  /** Descontos que a igreja deu, até 30 caracteres. */
  descontosConcedidos?: InputMaybe<Scalars['String']['input']>;
  /** Descontos que a igreja teve, até 30 caracteres. */
  descontosObtidos?: InputMaybe<Scalars['String']['input']>;
  /** Juros e multas que a igreja pagou, até 30 caracteres. */
  jurosPagos?: InputMaybe<Scalars['String']['input']>;
  /** Juros e multas que a igreja recebeu, até 30 caracteres. */
  jurosRecebidos?: InputMaybe<Scalars['String']['input']>;
  /** A contrapartida dos saldos iniciais das contas, até 30 caracteres. */
  saldosIniciais?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** As colunas de um CSV: o valor com sinal, ou crédito e débito. */
export type ColunasExtratoInput = {
  /** Lugar do crédito. */
  colunaCredito?: InputMaybe<Scalars['Int']['input']>;
  /** Lugar da data, a partir de 0. */
  colunaData: Scalars['Int']['input'];
  /** Lugar do débito. */
  colunaDebito?: InputMaybe<Scalars['Int']['input']>;
  /** Lugar da descrição. */
  colunaDescricao: Scalars['Int']['input'];
  /** Lugar do documento. */
  colunaDocumento?: InputMaybe<Scalars['Int']['input']>;
  /** Lugar do valor com sinal. */
  colunaValor?: InputMaybe<Scalars['Int']['input']>;
  /** O que vem primeiro nas datas deste arquivo, dia ou mes; só conta onde elas servem para os dois. */
  ordemData?: InputMaybe<Scalars['String']['input']>;
};

/** O que a igreja já comunicou; nada é enviado por aqui. */
export type ComunicacaoIncidenteInput = {
  /** Quando: instante, ou data e hora da igreja. */
  data: Scalars['String']['input'];
  /** anpd, complemento ou pessoas. */
  destino: Scalars['String']['input'];
  /** Como as pessoas foram avisadas; pedido para elas. */
  meio?: InputMaybe<Scalars['String']['input']>;
  /** Número do protocolo da ANPD; vazio ou nulo, nenhum; sem ele, o de antes. */
  protocolo?: InputMaybe<Scalars['String']['input']>;
  /** O que foi enviado; sem ele, o texto pronto. */
  texto?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Os lançamentos que são o dinheiro de um movimento; juntos, dão exatamente o valor dele. */
export type ConciliacaoInput = {
  /** Entradas, por número ou uuid. */
  entradas?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Movimento, por número ou uuid. */
  id: Scalars['ID']['input'];
  /** Saídas, por número ou uuid. */
  saidas?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Descrição da tarifa que o banco ou a maquininha descontou: a diferença vira uma saída. */
  tarifa?: InputMaybe<Scalars['String']['input']>;
  /** Transferências, por número ou uuid. */
  transferencias?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ContaCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data de vencimento. */
  | 'dataVencimentoConta'
  /** Descrição. */
  | 'descricaoConta'
  /** As em aberto, pelo vencimento; depois as encerradas, da mais nova à mais antiga. */
  | 'statusConta'
  /** Valor. */
  | 'valorConta';

/** Em que conta cai o dinheiro de um meio. */
export type ContaDoMeioInput = {
  /** Conta financeira, por número ou uuid; nula: a padrão, seja qual for. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** O meio: dinheiro, pix, transferencia, cheque, cartao, boleto ou debito. */
  meio: Scalars['String']['input'];
};

/** Filtro de uma lista de contas. */
export type ContaFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Vencimento até este dia. */
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Categoria, por número ou uuid. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo, por número ou uuid. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** Fornecedor, por número ou uuid; contas a receber não têm. */
  idFornecedor?: InputMaybe<Scalars['ID']['input']>;
  /** Vencimento a partir deste dia. */
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** aberto, pago ou atrasado, de contas a pagar; pendente, recebido ou atrasado, de contas a receber; parcial, das em aberto com uma parte paga. */
  statusConta?: InputMaybe<Scalars['String']['input']>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ContaFinanceiraCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'nome'
  /** Espécie. */
  | 'tipo';

/** Filtro da lista de contas financeiras. */
export type ContaFinanceiraFiltro = {
  /** Verdadeiro: só as ativas; falso: só as desativadas. */
  ativa?: InputMaybe<Scalars['Boolean']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Espécie: caixa, banco, poupanca, aplicacao ou pix. */
  tipo?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma conta financeira. */
export type ContaFinanceiraInput = {
  /** Agência, até 20 caracteres. */
  agencia?: InputMaybe<Scalars['String']['input']>;
  /** Nome ou número do banco, até 60 caracteres. */
  banco?: InputMaybe<Scalars['String']['input']>;
  /** O código no plano do contador, até 30 caracteres. */
  codigoContador?: InputMaybe<Scalars['String']['input']>;
  /** O dia do saldo inicial, em um mês que não esteja fechado; ausente, hoje. */
  dataSaldoInicial?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Nome, até 60 caracteres; único na igreja. */
  nome: Scalars['String']['input'];
  /** Número da conta no banco, até 30 caracteres. */
  numero?: InputMaybe<Scalars['String']['input']>;
  /** O que havia na conta no começo do dia do saldo inicial; ausente, zero. Negativo: a conta devia. */
  saldoInicial?: InputMaybe<Scalars['Decimal']['input']>;
  /** Espécie: caixa, banco, poupanca, aplicacao ou pix. */
  tipo: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de ContaFinanceira. */
export type ContaFinanceiraOrdem = {
  /** Campo. */
  campo: ContaFinanceiraCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Dados de uma conta. */
export type ContaInput = {
  /** A linha do boleto, com 47 ou 48 números, ou o Pix copia e cola; só de uma conta a pagar. De uma conta parcelada, o da primeira. */
  codigoPagamento?: InputMaybe<Scalars['String']['input']>;
  /** Data de vencimento; a da primeira parcela. */
  dataVencimentoConta: Scalars['DateOnly']['input'];
  /** Descrição, até 255 caracteres. */
  descricaoConta: Scalars['String']['input'];
  /** De quanto em quanto tempo se repete: semanal, mensal, bimestral, trimestral, semestral ou anual; também diz que se repete. */
  frequencia?: InputMaybe<Scalars['String']['input']>;
  /** Categoria ativa do plano de contas, por número ou uuid: a do lançamento, quando se encerra. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo ativado, por número ou uuid. */
  idCentroCusto: Scalars['ID']['input'];
  /** Fornecedor ativo, por número ou uuid; só de uma conta a pagar. */
  idFornecedor?: InputMaybe<Scalars['ID']['input']>;
  /** A conta se repete: todo mês, no mesmo dia, se a frequência não diz outra coisa. */
  repetir?: InputMaybe<Scalars['Boolean']['input']>;
  /** Pessoa responsável, por número ou uuid; sem ela, a igreja. */
  responsavelUsuarioConta?: InputMaybe<Scalars['ID']['input']>;
  /** Valor em reais, maior que zero; de uma conta parcelada, o total. */
  valorConta: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Conta. */
export type ContaOrdem = {
  /** Campo. */
  campo: ContaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ContagemCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'data'
  /** Descrição. */
  | 'descricao';

/** Filtro da lista de contagens. */
export type ContagemFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Até este dia. */
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Culto, por número ou uuid. */
  idCulto?: InputMaybe<Scalars['ID']['input']>;
  /** Verdadeiro: as que ainda não têm as duas assinaturas, de qualquer situação. */
  semAssinaturas?: InputMaybe<Scalars['Boolean']['input']>;
  /** Situação: Aguardando a contagem, Falta uma pessoa, Falta confirmar, Com diferença, Conferida ou Lançada. */
  situacao?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma contagem. */
export type ContagemInput = {
  /** Categoria da entrada, de 1 a 5; sem ela, 2 (Oferta). */
  categoria?: InputMaybe<Scalars['Int']['input']>;
  /** Data da entrada, em um mês que não esteja fechado. */
  data: Scalars['DateOnly']['input'];
  /** O que se conta, até 255 caracteres. */
  descricao: Scalars['String']['input'];
  /** Conta financeira em que o dinheiro entra, por número ou uuid; sem ela, a padrão da igreja. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Culto, por número ou uuid. */
  idCulto?: InputMaybe<Scalars['ID']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Contagem. */
export type ContagemOrdem = {
  /** Campo. */
  campo: ContagemCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** De onde copiar as linhas de uma previsão. */
export type CopiaPrevisaoInput = {
  /** Reajuste em porcentagem, de -99 a 1000. */
  ajuste?: InputMaybe<Scalars['Decimal']['input']>;
  /** previsto ou realizado, do ano anterior. No realizado de um ano que não terminou, os meses que faltam, e o que corre, são a média dos que terminaram. */
  origem: Scalars['String']['input'];
  /** Versão que estava na tela. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type CultoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data e hora. */
  | 'dataCulto'
  /** Nome de quem dirige. */
  | 'dirigente'
  /** Nome do local. */
  | 'local'
  /** Nome de quem prega. */
  | 'pregador'
  /** Status. */
  | 'statusCulto'
  /** Tema. */
  | 'temaCulto'
  /** Visitantes. */
  | 'visitantes';

/** Filtro da lista de cultos. */
export type CultoFiltro = {
  /** Último dia. */
  ate?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Primeiro dia. */
  de?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** proximos, de hoje em diante, ou anteriores; sem ele, todos. */
  quando?: InputMaybe<Scalars['String']['input']>;
  /** agendado, realizado ou cancelado. */
  statusCulto?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de um culto. */
export type CultoInput = {
  /** Data. */
  dataCulto: Scalars['DateOnly']['input'];
  /** Hora, HH:mm, no relógio da igreja. */
  horaCulto: Scalars['String']['input'];
  /** Quem dirige, por número ou uuid. */
  idDirigente?: InputMaybe<Scalars['ID']['input']>;
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Quem prega, por número ou uuid. */
  idPregador?: InputMaybe<Scalars['ID']['input']>;
  /** Tema, até 120 caracteres. */
  temaCulto?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
  /** Visitantes. */
  visitantes?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Culto. */
export type CultoOrdem = {
  /** Campo. */
  campo: CultoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** O que a assembleia decidiu. */
export type DecisaoAssembleiaInput = {
  /** Data da assembleia. */
  assembleiaEm: Scalars['DateOnly']['input'];
  /** A ata da assembleia. */
  ata?: InputMaybe<Scalars['String']['input']>;
  /** aprovada, ressalva ou rejeitada. */
  decisao: Scalars['String']['input'];
  /** A impressao dos números que a pessoa viu: se já são outros, nada é gravado e o erro é STALE. Sem ela, valem os números enviados por último. */
  impressao?: InputMaybe<Scalars['String']['input']>;
};

/** O que uma pessoa passa a fazer na igreja e o que deixa de fazer. */
export type DefinirFuncoesInput = {
  /** O código de verificação, de quem entra em duas etapas. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** As funções que passa a ter, desde hoje, por número ou uuid. */
  dar: Array<Scalars['ID']['input']>;
  /** A pessoa, por número ou uuid. */
  idUsuario: Scalars['ID']['input'];
  /** Verdadeiro: quem está sem perfil passa a Membro, também sem funções, como quem vai liderar um grupo. */
  membro?: InputMaybe<Scalars['Boolean']['input']>;
  /** A senha atual de quem define. */
  minhaSenha: Scalars['String']['input'];
  /** As funções que deixa de ter, por número ou uuid. */
  tirar: Array<Scalars['ID']['input']>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type DepartamentoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome do responsável; sem responsável, por último. */
  | 'responsavel'
  /** Status. */
  | 'status'
  /** Título. */
  | 'tituloDepartamento';

/** Filtro da lista de departamentos. */
export type DepartamentoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** true: só onde quem está à frente espera confirmação; false: só os outros. Só para quem altera os registros. */
  liderAConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1: só ativos; 0: só inativos. */
  status?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de um departamento. Numa alteração, o que não é enviado fica como está. */
export type DepartamentoInput = {
  /** O que faz. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Pessoa responsável, por número ou uuid. */
  idResponsavel?: InputMaybe<Scalars['ID']['input']>;
  /** 1: ativo, como começa; 0: inativo. */
  status?: InputMaybe<Scalars['Int']['input']>;
  /** Título, até 100 caracteres; único na igreja. */
  tituloDepartamento: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Departamento. */
export type DepartamentoOrdem = {
  /** Campo. */
  campo: DepartamentoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma conciliação que se desfaz, e a conta a que os lançamentos voltam. */
export type DevolucaoInput = {
  /** Entradas, por número ou uuid. */
  entradas?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Movimento, por número ou uuid. */
  id: Scalars['ID']['input'];
  /** A conta financeira a que voltam, por número ou uuid. */
  idContaFinanceira: Scalars['ID']['input'];
  /** Saídas, por número ou uuid. */
  saidas?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Descrição da tarifa que o banco ou a maquininha descontou: a diferença vira uma saída. */
  tarifa?: InputMaybe<Scalars['String']['input']>;
  /** Transferências, por número ou uuid. */
  transferencias?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Quanto devolver de um Pix recebido. */
export type DevolverPixInput = {
  /** O código de verificação, de quem entra em duas etapas. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** A senha atual de quem devolve. */
  minhaSenha: Scalars['String']['input'];
  /** `quantasDevolucoes` do Pix, como a pessoa o viu: o mesmo pedido, enviado de novo, devolve o dinheiro uma só vez; se houve outra devolução, é recusado. */
  quantasDevolucoes: Scalars['Int']['input'];
  /** O valor, no máximo o que resta. */
  valor: Scalars['Decimal']['input'];
};

/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Filtro da disponibilidade dos recursos. */
export type DisponibilidadeFiltro = {
  /** Tipo, por número ou uuid. */
  idTipoRecurso?: InputMaybe<Scalars['ID']['input']>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type DizimoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'dataDizimo'
  /** Meio. */
  | 'meioDizimo'
  /** Nome de quem deu. */
  | 'membro'
  /** Número do recibo; sem recibo, por último. */
  | 'numeroRecibo'
  /** Valor. */
  | 'valorDizimo';

/** Filtro da lista de dízimos. */
export type DizimoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Quem deu, por número ou uuid. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
  /** Meio: dinheiro, pix, cartao, transferencia ou cheque. */
  meioDizimo?: InputMaybe<Scalars['String']['input']>;
  /** Mês, AAAA-MM. */
  mes?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de um dízimo. */
export type DizimoInput = {
  /** Quando foi dado; o mês não pode estar fechado. */
  dataDizimo: Scalars['DateOnly']['input'];
  /** Conta financeira ativa, por número ou uuid; sem ela, a padrão da igreja, ou a que o dízimo já tem. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Quem deu, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** Como foi dado: dinheiro, pix, cartao, transferencia ou cheque. */
  meioDizimo: Scalars['String']['input'];
  /** Valor em reais, maior que zero. */
  valorDizimo: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Dizimo. */
export type DizimoOrdem = {
  /** Campo. */
  campo: DizimoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Muitos dízimos de um dia; entram todos ou nenhum. */
export type DizimosInput = {
  /** Quando foram dados; o mês não pode estar fechado. */
  dataDizimo: Scalars['DateOnly']['input'];
  /** A conta financeira de todos, ativa, por número ou uuid; sem ela, a padrão da igreja. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** As linhas, de 1 a 300. */
  linhas: Array<LinhaDizimoInput>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type DoacaoCampo =
  /** Quando foi registrada. */
  | 'createdAt'
  /** Dia da doação. */
  | 'dataDoacao'
  /** Valor. */
  | 'valorDoacao';

/** Uma doação a uma campanha, que chegou ao banco. */
export type DoacaoDoMovimentoInput = {
  /** Campanha, por número ou uuid. */
  idCampanha: Scalars['ID']['input'];
  /** Quem doou, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
};

/** Filtro da lista de doações. */
export type DoacaoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Campanha, por número ou uuid. Sem ela, as de todas. */
  idCampanha?: InputMaybe<Scalars['ID']['input']>;
  /** Meio: dinheiro, pix, cartao, transferencia ou cheque. */
  meioDoacao?: InputMaybe<Scalars['String']['input']>;
};

/** Uma doação a registrar. */
export type DoacaoInput = {
  /** Dia da doação; sem ele, hoje. */
  dataDoacao?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Campanha, por número ou uuid. */
  idCampanha: Scalars['ID']['input'];
  /** Conta financeira ativa, por número ou uuid; sem ela, a padrão da igreja. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Quem doou, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** Como foi dada: dinheiro, pix, cartao, transferencia ou cheque. */
  meioDoacao?: InputMaybe<Scalars['String']['input']>;
  /** Valor, maior que zero. */
  valorDoacao: Scalars['Decimal']['input'];
};

/** Ordem de uma lista de Doacao. */
export type DoacaoOrdem = {
  /** Campo. */
  campo: DoacaoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Várias contas que se encerram juntas, todas ou nenhuma. */
export type EncerrarContasInput = {
  /** O dia do dinheiro; ausente: hoje. */
  data?: InputMaybe<Scalars['DateOnly']['input']>;
  /** A conta financeira, por número ou uuid; ausente: a padrão da igreja. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** As contas em aberto, por número ou uuid; no máximo 200. */
  ids: Array<Scalars['ID']['input']>;
  /** dinheiro, pix, boleto, transferencia, cartao, debito ou cheque. */
  meio?: InputMaybe<Scalars['String']['input']>;
  /** As versões das contas que a pessoa viu, na mesma ordem; se alguma já é outra, o erro é STALE. */
  versoes?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type EncontroCampo =
  /** Nome da célula. */
  | 'celula'
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'dataEncontro'
  /** Quantidade de visitantes. */
  | 'visitantes';

/** Filtro da lista de encontros. */
export type EncontroFiltro = {
  /** Até esta data. */
  dataFinal?: InputMaybe<Scalars['DateOnly']['input']>;
  /** A partir desta data. */
  dataInicial?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Célula, por número ou uuid. */
  idCelula?: InputMaybe<Scalars['ID']['input']>;
};

/** Dados de um encontro. */
export type EncontroInput = {
  /** Data. */
  dataEncontro: Scalars['DateOnly']['input'];
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Observações. */
  observacoes?: InputMaybe<Scalars['String']['input']>;
  /** Quem esteve presente, por número ou uuid; a chamada inteira. Sem ela, a chamada fica como está. */
  presentes?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Tema do estudo, até 200 caracteres. */
  temaEstudo?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
  /** Quantos visitantes vieram. */
  visitantes?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Encontro. */
export type EncontroOrdem = {
  /** Campo. */
  campo: EncontroCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type EnsaioLouvorCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Dia e hora. */
  | 'dataEnsaio'
  /** Nome do grupo. */
  | 'grupo'
  /** Nome do local. */
  | 'local'
  /** Situação. */
  | 'statusEnsaio';

/** Filtro da lista de ensaios. */
export type EnsaioLouvorFiltro = {
  /** Até este dia. */
  ate?: InputMaybe<Scalars['DateOnly']['input']>;
  /** A partir deste dia. */
  de?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Grupo de louvor, por número ou uuid. */
  idGrupo?: InputMaybe<Scalars['ID']['input']>;
  /** proximos (de hoje em diante) ou anteriores. */
  quando?: InputMaybe<Scalars['String']['input']>;
  /** Situação: Marcado, Concluído ou Cancelado. */
  statusEnsaio?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de um ensaio. Quem o salva o deixa Marcado. */
export type EnsaioLouvorInput = {
  /** Dia. */
  dataEnsaio: Scalars['DateOnly']['input'];
  /** Hora, HH:mm. */
  horaEnsaio: Scalars['String']['input'];
  /** Culto para o qual se ensaia, por número ou uuid. */
  idCulto?: InputMaybe<Scalars['ID']['input']>;
  /** Grupo de louvor, por número ou uuid. */
  idGrupo: Scalars['ID']['input'];
  /** Local, por número ou uuid. */
  localEnsaio?: InputMaybe<Scalars['ID']['input']>;
  /** Só Marcado. */
  statusEnsaio?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de EnsaioLouvor. */
export type EnsaioLouvorOrdem = {
  /** Campo. */
  campo: EnsaioLouvorCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Dados de uma entrada. */
export type EntradaInput = {
  /** Categoria: 1 Dízimo, 2 Oferta, 3 Doação, 4 Conta, 5 Outros. */
  categoria: Scalars['Int']['input'];
  /** Data em que o dinheiro chegou; o mês não pode estar fechado. */
  data: Scalars['DateOnly']['input'];
  /** Descrição, até 255 caracteres. */
  descricao: Scalars['String']['input'];
  /** Categoria ativa do plano de contas, por número ou uuid; a fixa dela substitui categoria. Ausente: a própria que já há, se categoria é a fixa dela. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo, por número ou uuid. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** Conta financeira ativa, por número ou uuid; sem ela, a padrão da igreja, ou a que o lançamento já tem. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Valor em reais, maior que zero. */
  valor: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados para entrar. */
export type EntrarInput = {
  /** Código de verificação ou de recuperação; pedido pelo erro TWO_FACTOR_REQUIRED. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** E-mail, telefone com DDD, ou nome de acesso com o número da igreja, como "ana.souza.12". */
  email: Scalars['String']['input'];
  /** Número da igreja que o aparelho conhece: um nome sem número é dela, e um telefone primeiro dela. */
  igreja?: InputMaybe<Scalars['Int']['input']>;
  /** Senha. */
  password: Scalars['String']['input'];
};

/** Filtro das entregas. */
export type EntregaWebhookFiltro = {
  /** O webhook, por número ou uuid. */
  idWebhook?: InputMaybe<Scalars['ID']['input']>;
  /** pendente, entregue, falhou ou omitida. */
  situacao?: InputMaybe<Scalars['String']['input']>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type EscalaCultoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Dia e hora do culto. */
  | 'culto'
  /** Título do departamento. */
  | 'departamento'
  /** Função. */
  | 'funcao'
  /** Nome da pessoa. */
  | 'membro'
  /** Resposta. */
  | 'resposta';

/** Filtro da lista de escalas. */
export type EscalaCultoFiltro = {
  /** De cultos até este dia. */
  ate?: InputMaybe<Scalars['DateOnly']['input']>;
  /** De cultos a partir deste dia. */
  de?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Culto, por número ou uuid. */
  idCulto?: InputMaybe<Scalars['ID']['input']>;
  /** Departamento, por número ou uuid. */
  idDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Pessoa, por número ou uuid. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
  /** proximos (cultos de hoje em diante) ou anteriores. */
  quando?: InputMaybe<Scalars['String']['input']>;
  /** Resposta: pendente, confirmada ou recusada. */
  resposta?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma escala. */
export type EscalaCultoInput = {
  /** Verdadeiro: escala a pessoa também se ela já serve em outro lugar na mesma hora, ou bloqueou o dia. */
  confirmarConflito?: InputMaybe<Scalars['Boolean']['input']>;
  /** Função, até 60 caracteres. */
  funcao: Scalars['String']['input'];
  /** Culto, por número ou uuid. */
  idCulto: Scalars['ID']['input'];
  /** Departamento, por número ou uuid. */
  idDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Pessoa ativa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** Resposta: pendente, confirmada ou recusada. Sem ela, pendente. */
  resposta?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de EscalaCulto. */
export type EscalaCultoOrdem = {
  /** Campo. */
  campo: EscalaCultoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Quais pessoas se podem escolher. */
export type EscolhaFiltro = {
  /** escalaCulto.escrever ou indisponibilidade.escrever: só as pessoas a quem a ação alcança; todas, se não se limita aos próprios grupos. */
  aoAlcanceDe?: InputMaybe<Scalars['String']['input']>;
  /** Quem não é desta célula, por número ou uuid. */
  foraDaCelula?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não é aluno desta classe da EBD, por número ou uuid. */
  foraDaClasseEBD?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não participa desta missão, por número ou uuid. */
  foraDaMissao?: InputMaybe<Scalars['ID']['input']>;
  /** Departamento em que não estão, por número ou uuid. */
  foraDoDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não esteve neste encontro, por número ou uuid. */
  foraDoEncontro?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não participa deste evento, por número ou uuid. */
  foraDoEvento?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não é deste grupo de louvor, por número ou uuid. */
  foraDoGrupoLouvor?: InputMaybe<Scalars['ID']['input']>;
  /** 1: só recém-convertidas; 0: só as outras. Para quem registra batismos ou lê a lista de pessoas. */
  recemConvertido?: InputMaybe<Scalars['Int']['input']>;
};

/** As espécies de registros que têm anexos. */
export type EspecieComAnexos =
  /** Conta a pagar. */
  | 'contaPagar'
  /** Conta a receber. */
  | 'contaReceber'
  /** Entrada. */
  | 'entrada'
  /** Manutenção de patrimônio. */
  | 'manutencaoPatrimonio'
  /** Orçamento. */
  | 'orcamento'
  /** Reunião de liderança, com a sua ata. */
  | 'reuniaoLideranca'
  /** Saída. */
  | 'saida';

/** Campos pelos quais a lista pode ser ordenada. */
export type EsperaEventoCampo =
  /** Desde quando espera. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name';

/** Filtro das listas de espera de eventos. */
export type EsperaEventoFiltro = {
  /** Evento, por número ou uuid. Sem ele, as de todos. */
  idEvento?: InputMaybe<Scalars['ID']['input']>;
};

/** Ordem de uma lista de EsperaEvento. */
export type EsperaEventoOrdem = {
  /** Campo. */
  campo: EsperaEventoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** O estorno de um lançamento de um mês fechado. */
export type EstornoInput = {
  /** Data do estorno, em um mês aberto. */
  data: Scalars['DateOnly']['input'];
  /** Descrição; sem ela, "Estorno: " e a do lançamento. */
  descricao?: InputMaybe<Scalars['String']['input']>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type EventoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Quando termina. */
  | 'dataFim'
  /** Quando começa. */
  | 'dataInicio'
  /** Nome do local. */
  | 'local'
  /** Nome. */
  | 'nomeEvento'
  /** Vagas. */
  | 'vagas';

/** Filtro da lista de eventos. */
export type EventoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** proximos: os que ainda não terminaram; realizados: os outros; meus: os que ainda não terminaram, de que quem pergunta participa ou em que espera vaga. */
  quando?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de um evento. Numa alteração, o que não é enviado fica como está. */
export type EventoInput = {
  /** Quando termina, não antes de começar. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, até o último minuto. */
  dataFim?: InputMaybe<Scalars['DateTime']['input']>;
  /** Quando começa. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, desde o primeiro minuto. */
  dataInicio: Scalars['DateTime']['input'];
  /** Descrição. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** As próprias pessoas se inscrevem; no cadastro, sem ele, não. */
  inscricaoAberta?: InputMaybe<Scalars['Boolean']['input']>;
  /** Até quando as pessoas se inscrevem. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, até o último minuto. Nulo: até o evento começar. */
  inscricoesAte?: InputMaybe<Scalars['DateTime']['input']>;
  /** Nome, até 120 caracteres. */
  nomeEvento: Scalars['String']['input'];
  /** Quantas pessoas podem participar; não menos que as que já participam. Nulo: sem limite. */
  vagas?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Evento. */
export type EventoOrdem = {
  /** Campo. */
  campo: EventoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type FornecedorCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'nome';

/** Filtro da lista de fornecedores. */
export type FornecedorFiltro = {
  /** Verdadeiro: só os ativos; falso: só os desativados. */
  ativo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de um fornecedor. */
export type FornecedorInput = {
  /** Onde pagar: banco, agência, conta, chave Pix; até 500 caracteres. */
  dadosBancarios?: InputMaybe<Scalars['String']['input']>;
  /** CPF ou CNPJ, com ou sem pontuação, também o CNPJ com letras; único na igreja. */
  documento?: InputMaybe<Scalars['String']['input']>;
  /** E-mail. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Endereço, até 200 caracteres. */
  endereco?: InputMaybe<Scalars['String']['input']>;
  /** Nome, até 120 caracteres. */
  nome: Scalars['String']['input'];
  /** Observações, até 2000 caracteres. */
  observacoes?: InputMaybe<Scalars['String']['input']>;
  /** Telefone com DDD. */
  telefone?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Fornecedor. */
export type FornecedorOrdem = {
  /** Campo. */
  campo: FornecedorCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Filtro das funções. */
export type FuncaoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de uma função. */
export type FuncaoInput = {
  /** Nomes das ações. */
  acoes: Array<Scalars['String']['input']>;
  /** "tudo" ou "meus". */
  alcance: Scalars['String']['input'];
  /** O código de verificação, de quem entra em duas etapas. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** Para que serve, até 300 caracteres. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Quem a tem só pode o que ela permite; ausente, não muda. */
  exclusiva?: InputMaybe<Scalars['Boolean']['input']>;
  /** A senha atual de quem altera. */
  minhaSenha: Scalars['String']['input'];
  /** Nome da função, até 60 caracteres. */
  nome: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Filtro das pessoas com função. */
export type FuncaoUsuarioFiltro = {
  /** atual, futura, limita (exclusiva que acabou ou foi excluída, e ainda limita a pessoa) ou encerrada; sem elas, todas. */
  situacoes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** O que um código Pix deve dizer. */
export type GerarCodigoPixInput = {
  /** Para que é: dizimo, oferta, campanha ou evento. */
  finalidade: Scalars['String']['input'];
  /** A campanha, por número ou uuid. */
  idCampanha?: InputMaybe<Scalars['ID']['input']>;
  /** O evento, por número ou uuid. */
  idEvento?: InputMaybe<Scalars['ID']['input']>;
  /** Verdadeiro: o código não diz quem oferta. */
  semNome?: InputMaybe<Scalars['Boolean']['input']>;
  /** O valor; ausente, quem paga escolhe. */
  valor?: InputMaybe<Scalars['Decimal']['input']>;
};

/** O que gerar. Sem datas, o mês presente. */
export type GerarRelatorioInput = {
  /** Último dia. */
  dataFinal?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Primeiro dia. */
  dataInicial?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Categoria, por número ou uuid: em razao, o dela. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Célula, por número ou uuid. */
  idCelula?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo, por número ou uuid: em execucao-orcamentaria, o previsto e o realizado dele. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** Conta financeira, por número ou uuid: em financas, o extrato dela. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Departamento, por número ou uuid. */
  idDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Evento, por número ou uuid. */
  idEvento?: InputMaybe<Scalars['ID']['input']>;
  /** Pessoa, por número ou uuid. */
  idUsuario?: InputMaybe<Scalars['ID']['input']>;
  /** mensal, trimestral ou semestral: amplia as datas a meses, trimestres ou semestres inteiros. */
  periodo?: InputMaybe<Scalars['String']['input']>;
  /** Tipo, como em tiposRelatorio. */
  tipo: Scalars['String']['input'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type GrupoLouvorCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome de quem lidera. */
  | 'lider'
  /** Nome. */
  | 'nomeGrupo';

/** Filtro da lista de grupos de louvor. */
export type GrupoLouvorFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Situação. 1: ativo; 0: inativo. */
  statusGrupo?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de um grupo de louvor. */
export type GrupoLouvorInput = {
  /** Nome do grupo de louvor, até 45 caracteres; único na igreja. */
  nomeGrupo: Scalars['String']['input'];
  /** Situação. 1: ativo; 0: inativo. Sem ela, ativo. */
  statusGrupo?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de GrupoLouvor. */
export type GrupoLouvorOrdem = {
  /** Campo. */
  campo: GrupoLouvorCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Para que foi um Pix recebido, e de quem. */
export type IdentificarPixInput = {
  /** O dia do lançamento, quando o mês do Pix está fechado; ausente, o dia do Pix. */
  data?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Para que foi: dizimo, oferta, campanha ou evento; ou conta: o Pix de uma cobrança é o recebimento da conta a receber dela. */
  finalidade: Scalars['String']['input'];
  /** A campanha, por número ou uuid. */
  idCampanha?: InputMaybe<Scalars['ID']['input']>;
  /** A conta financeira em que o dinheiro está, por número ou uuid; ausente, a do lançamento que ele já tem, se ela está ativa, ou a do Pix pelo banco. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** O evento, por número ou uuid. */
  idEvento?: InputMaybe<Scalars['ID']['input']>;
  /** Quem ofertou, por número ou uuid; nulo: não se sabe. */
  idUsuario?: InputMaybe<Scalars['ID']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** O que se altera de uma igreja. */
export type IgrejaInput = {
  /** Quem assina os recibos, até 120 caracteres. */
  assinanteRecibos?: InputMaybe<Scalars['String']['input']>;
  /** Bairro. */
  bairro?: InputMaybe<Scalars['String']['input']>;
  /** Função de quem assina os recibos, até 60 caracteres. */
  cargoRecibos?: InputMaybe<Scalars['String']['input']>;
  /** CEP. */
  cep?: InputMaybe<Scalars['String']['input']>;
  /**
   * Chave Pix; só a que já vale.
   * @deprecated Use `Mutation.mudarChavePix`, que pede a senha.
   */
  chavePix?: InputMaybe<Scalars['String']['input']>;
  /** Cidade. */
  cidade?: InputMaybe<Scalars['String']['input']>;
  /** CNPJ. */
  cnpj?: InputMaybe<Scalars['String']['input']>;
  /** Complemento. */
  complemento?: InputMaybe<Scalars['String']['input']>;
  /** E-mail de contato. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** E-mail do encarregado. */
  emailEncarregado?: InputMaybe<Scalars['String']['input']>;
  /** Encarregado pelos dados pessoais, pessoa ou canal, até 120 caracteres. */
  encarregado?: InputMaybe<Scalars['String']['input']>;
  /** Rua ou avenida. */
  endereco?: InputMaybe<Scalars['String']['input']>;
  /** Fuso horário (IANA). */
  fusoHorario: Scalars['String']['input'];
  /** Nome. */
  nome: Scalars['String']['input'];
  /** Número. */
  numero?: InputMaybe<Scalars['String']['input']>;
  /** Agente de pequeno porte: 0 ou 1; sem ele, fica como está. */
  pequenoPorte?: InputMaybe<Scalars['Int']['input']>;
  /** Telefone com DDD. */
  telefone?: InputMaybe<Scalars['String']['input']>;
  /** Telefone do encarregado, com DDD. */
  telefoneEncarregado?: InputMaybe<Scalars['String']['input']>;
  /** Estado, sigla. */
  uf?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Escolha do campo que uma coluna preenche. */
export type ImportacaoColunaInput = {
  /** Campo da pessoa; nulo: a coluna não é importada. */
  campo?: InputMaybe<Scalars['String']['input']>;
  /** Nome da coluna no arquivo. */
  coluna: Scalars['String']['input'];
  /** O que vem primeiro nas datas da coluna, dia ou mes; só conta onde elas servem para os dois. */
  ordem?: InputMaybe<Scalars['String']['input']>;
  /** O que significam os textos que o campo não conhece. */
  valores?: InputMaybe<Array<ImportacaoValorInput>>;
};

/** O que significa um texto que o campo da coluna não conhece. */
export type ImportacaoValorInput = {
  /** O texto como está no arquivo. */
  texto: Scalars['String']['input'];
  /** O valor do campo; vazio: fica em branco. */
  valor: Scalars['String']['input'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type IncidenteCampo =
  /** Data do registro. */
  | 'createdAt'
  /** Quando a igreja soube. */
  | 'dataConhecimento'
  /** Nome. */
  | 'titulo';

/** Filtro da lista de incidentes de segurança. */
export type IncidenteFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** abertos ou encerrados. */
  situacao?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de um incidente de segurança. */
export type IncidenteInput = {
  /** O que isso pode causar às pessoas, até 2000 caracteres. */
  consequencias?: InputMaybe<Scalars['String']['input']>;
  /** Dados atingidos: identificacao, contato, financeiros, saude, religiosos, criancas, idosos, autenticacao, sigilo, outros. */
  dados: Array<Scalars['String']['input']>;
  /** Quando a igreja soube: instante, ou data e hora da igreja. */
  dataConhecimento: Scalars['String']['input'];
  /** Quando aconteceu: instante, ou data e hora da igreja; nulo se não se sabe. */
  dataOcorrencia?: InputMaybe<Scalars['String']['input']>;
  /** O que aconteceu, até 4000 caracteres. */
  descricao: Scalars['String']['input'];
  /** O que foi e será feito, até 2000 caracteres. */
  medidas?: InputMaybe<Scalars['String']['input']>;
  /** Por que o aviso demorou, até 1000 caracteres. */
  motivoDemora?: InputMaybe<Scalars['String']['input']>;
  /** Por que ninguém é avisado, até 1000 caracteres. */
  motivoSemAviso?: InputMaybe<Scalars['String']['input']>;
  /** Prazos em dobro de agente de pequeno porte: 0 ou 1; sem ele, como a igreja diz. */
  pequenoPorte?: InputMaybe<Scalars['Int']['input']>;
  /** Como os dados eram protegidos, até 2000 caracteres. */
  protecao?: InputMaybe<Scalars['String']['input']>;
  /** Quantas pessoas foram atingidas, até onde se sabe. */
  quantidadePessoas?: InputMaybe<Scalars['Int']['input']>;
  /** Se pode causar risco ou dano relevante: 0 ou 1; sem ele, 1. */
  riscoRelevante?: InputMaybe<Scalars['Int']['input']>;
  /** Nome curto, até 120 caracteres. */
  titulo: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Incidente. */
export type IncidenteOrdem = {
  /** Campo. */
  campo: IncidenteCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type IndisponibilidadeCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Primeiro dia. */
  | 'dataInicio'
  /** Nome da pessoa. */
  | 'membro';

/** Filtro da lista de indisponibilidades. */
export type IndisponibilidadeFiltro = {
  /** As que começam neste dia ou antes. */
  ate?: InputMaybe<Scalars['DateOnly']['input']>;
  /** As que terminam neste dia ou depois. */
  de?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Pessoa, por número ou uuid. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
  /** proximos (até hoje ou depois) ou anteriores. */
  quando?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma indisponibilidade. */
export type IndisponibilidadeInput = {
  /** Último dia, no máximo um ano depois; sem ele, um dia só. */
  dataFim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Primeiro dia. */
  dataInicio: Scalars['DateOnly']['input'];
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** Observação, até 200 caracteres. */
  observacao?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Indisponibilidade. */
export type IndisponibilidadeOrdem = {
  /** Campo. */
  campo: IndisponibilidadeCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** O que muda em um momento da liturgia. */
export type ItemLiturgiaInput = {
  /** Descrição, até 500 caracteres. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Momento, por número ou uuid; obrigatório. */
  idMomento?: InputMaybe<Scalars['ID']['input']>;
  /** Posição; sem ela, fica onde está. */
  ordem?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type LancamentoCampo =
  /** Número da categoria. */
  | 'categoria'
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'data'
  /** Descrição. */
  | 'descricao'
  /** Valor. */
  | 'valor';

/** Filtro de uma lista de entradas ou de saídas. */
export type LancamentoFiltro = {
  /** Número da categoria. */
  categoria?: InputMaybe<Scalars['Int']['input']>;
  /** Data exata. */
  data?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Texto que a descrição contém; maiúsculas e acentos não importam. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Categoria do plano de contas, por número ou uuid; de uma fixa, também as que estão abaixo dela. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo, por número ou uuid. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** Conta financeira, por número ou uuid. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Fornecedor, por número ou uuid; entradas não têm. */
  idFornecedor?: InputMaybe<Scalars['ID']['input']>;
  /** Mês, AAAA-MM. */
  mes?: InputMaybe<Scalars['String']['input']>;
  /** Verdadeiro: os que não têm anexo, nem o registro que os criou; sem os estornos e o que eles estornam. */
  semAnexo?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Ordem de uma lista de Lancamento. */
export type LancamentoOrdem = {
  /** Campo. */
  campo: LancamentoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** O lançamento de um movimento que a igreja ainda não tinha. */
export type LancarMovimentoInput = {
  /** Categoria da entrada ou da saída; não de uma transferência. */
  categoria?: InputMaybe<Scalars['Int']['input']>;
  /** Descrição, até 255 caracteres; um dízimo e uma doação têm a sua própria. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Quem deu, por número ou uuid: o movimento é um dízimo, com a sua entrada. */
  dizimo?: InputMaybe<Scalars['ID']['input']>;
  /** O movimento é uma doação a uma campanha, com a sua entrada. */
  doacao?: InputMaybe<DoacaoDoMovimentoInput>;
  /** Categoria própria da igreja, por número ou uuid; a principal é a dela. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo, por número ou uuid. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** Fornecedor de uma saída, por número ou uuid. */
  idFornecedor?: InputMaybe<Scalars['ID']['input']>;
  /** A outra conta financeira, por número ou uuid: o dinheiro veio dela ou foi a ela. */
  transferencia?: InputMaybe<Scalars['ID']['input']>;
};

/** Uma linha da folha de dízimos. */
export type LinhaDizimoInput = {
  /** Quem deu, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** Como foi dado: dinheiro, pix, cartao, transferencia ou cheque. */
  meioDizimo: Scalars['String']['input'];
  /** Valor em reais, maior que zero. */
  valorDizimo: Scalars['Decimal']['input'];
};

/** Uma linha de uma previsão: com o total do ano, ou com os doze meses. */
export type LinhaPrevisaoInput = {
  /** Categoria, própria ou fixa, por número ou uuid. */
  idCategoria: Scalars['ID']['input'];
  /** Centro de custo, por número ou uuid; ausente, nenhum. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** O valor de cada mês, de janeiro a dezembro. */
  meses?: InputMaybe<Array<Scalars['Decimal']['input']>>;
  /** O total do ano, a distribuir pelos meses. */
  total?: InputMaybe<Scalars['Decimal']['input']>;
};

/** As linhas de uma previsão, no lugar das que tem. */
export type LinhasPrevisaoInput = {
  /** Como distribuir um total: igual, ou anoAnterior (como o realizado do ano anterior). */
  distribuicao?: InputMaybe<Scalars['String']['input']>;
  /** As linhas, no máximo 600. */
  linhas: Array<LinhaPrevisaoInput>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Um momento a incluir na liturgia de um culto. */
export type LiturgiaCultoInput = {
  /** Descrição, até 500 caracteres. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Culto, por número ou uuid. */
  idCulto: Scalars['ID']['input'];
  /** Momento, por número ou uuid; obrigatório. */
  idMomento?: InputMaybe<Scalars['ID']['input']>;
  /** Posição; sem ela, a última. */
  ordem?: InputMaybe<Scalars['Int']['input']>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type LocalCampo =
  /** Quantas pessoas cabem; sem ela, por último. */
  | 'capacidade'
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'nomeLocal';

/** Filtro da lista de locais. */
export type LocalFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de um local. */
export type LocalInput = {
  /** Quantas pessoas cabem, ao menos 1. */
  capacidade?: InputMaybe<Scalars['Int']['input']>;
  /** Endereço, até 200 caracteres. */
  endereco?: InputMaybe<Scalars['String']['input']>;
  /** Nome do local, até 80 caracteres. */
  nomeLocal: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Local. */
export type LocalOrdem = {
  /** Campo. */
  campo: LocalCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ManutencaoPatrimonioCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'dataManutencao'
  /** Nome do patrimônio. */
  | 'patrimonio'
  /** Situação. */
  | 'statusManutencao'
  /** Valor. */
  | 'valorManutencao';

/** Filtro da lista de manutenções. */
export type ManutencaoPatrimonioFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Patrimônio, por número ou uuid. */
  idPatrimonio?: InputMaybe<Scalars['ID']['input']>;
  /** pendente ou concluido. */
  statusManutencao?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma manutenção. */
export type ManutencaoPatrimonioInput = {
  /** Quando é feita. */
  dataManutencao: Scalars['DateOnly']['input'];
  /** O que é feito, até 255 caracteres. */
  descricaoManutencao?: InputMaybe<Scalars['String']['input']>;
  /** Departamento que paga, por número ou uuid. */
  idDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Patrimônio, por número ou uuid. */
  idPatrimonio: Scalars['ID']['input'];
  /** Quanto custa, em reais, maior que zero. */
  valorManutencao: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de ManutencaoPatrimonio. */
export type ManutencaoPatrimonioOrdem = {
  /** Campo. */
  campo: ManutencaoPatrimonioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Se uma pessoa esteve em um encontro, com o instante em que isto foi marcado. */
export type MarcaPresencaInput = {
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** Quando foi marcado, pelo relógio do aparelho. */
  marcadoEm: Scalars['DateTime']['input'];
  /** Esteve presente. */
  presente: Scalars['Boolean']['input'];
};

/** Quantos visitantes vieram, com o instante em que isto foi marcado. */
export type MarcaVisitantesInput = {
  /** Quando foi marcado, pelo relógio do aparelho. */
  marcadoEm: Scalars['DateTime']['input'];
  /** Quantos vieram. */
  quantos: Scalars['Int']['input'];
};

/** Marcas de um aparelho, que podem chegar tarde e mais de uma vez: de cada pessoa vale a mais nova. */
export type MarcasCultoInput = {
  /** Agora, pelo relógio do aparelho: de cada marca conta a idade, então um relógio errado não atrapalha. */
  enviadoEm: Scalars['DateTime']['input'];
  /** As pessoas marcadas; quem falta aqui, fica como está. */
  marcas: Array<MarcaPresencaInput>;
};

/** Marcas de um aparelho, que podem chegar tarde e mais de uma vez: de cada pessoa vale a mais nova. */
export type MarcasInput = {
  /** Agora, pelo relógio do aparelho: de cada marca conta a idade, então um relógio errado não atrapalha. */
  enviadoEm: Scalars['DateTime']['input'];
  /** As pessoas marcadas; quem falta aqui, fica como está. */
  marcas: Array<MarcaPresencaInput>;
  /** Os visitantes, se foram contados. */
  visitantes?: InputMaybe<MarcaVisitantesInput>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroCelulaCampo =
  /** Quando entrou. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name';

/** Filtro da lista de membros de células. */
export type MembroCelulaFiltro = {
  /** true: só as participações a confirmar; false: só as confirmadas. Só para quem muda os membros. */
  aConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Célula, por número ou uuid. */
  idCelula?: InputMaybe<Scalars['ID']['input']>;
  /** Pessoa, por número ou uuid: as células de que é membro. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
};

/** Quem entra em que célula. */
export type MembroCelulaInput = {
  /** Célula, por número ou uuid. */
  idCelula: Scalars['ID']['input'];
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** 1: passa a liderar, e o líder anterior a ser um membro comum. O primeiro membro sempre lidera. */
  membroLider?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de MembroCelula. */
export type MembroCelulaOrdem = {
  /** Campo. */
  campo: MembroCelulaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroClasseEbdCampo =
  /** Quando foi adicionada. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name'
  /** Status. */
  | 'statusMembro';

/** Filtro da lista de alunos da EBD. */
export type MembroClasseEbdFiltro = {
  /** true: só as participações a confirmar; false: só as confirmadas. Só para quem muda os membros. */
  aConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Classe, por número ou uuid. Sem ela, os de todas. */
  idClasse?: InputMaybe<Scalars['ID']['input']>;
  /** ativo ou inativo. */
  statusMembro?: InputMaybe<Scalars['String']['input']>;
};

/** Uma pessoa a adicionar a uma classe da EBD. */
export type MembroClasseEbdInput = {
  /** Classe, por número ou uuid. */
  idClasse: Scalars['ID']['input'];
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** ativo ou inativo. Sem ele, ativo. */
  statusMembro?: InputMaybe<Scalars['String']['input']>;
};

/** Ordem de uma lista de MembroClasseEBD. */
export type MembroClasseEbdOrdem = {
  /** Campo. */
  campo: MembroClasseEbdCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroDepartamentoCampo =
  /** Data de entrada. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name'
  /** Status. */
  | 'statusMembro';

/** Filtro da lista de membros de departamentos. */
export type MembroDepartamentoFiltro = {
  /** true: só as participações a confirmar; false: só as confirmadas. Só para quem muda os membros. */
  aConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Departamento, por número ou uuid; sem ele, todos. */
  idDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Pessoa, por número ou uuid. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
  /** ativo ou inativo. */
  statusMembro?: InputMaybe<Scalars['String']['input']>;
};

/** Uma pessoa para um departamento. */
export type MembroDepartamentoInput = {
  /** Departamento, por número ou uuid. */
  idDepartamento: Scalars['ID']['input'];
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** ativo, como começa, ou inativo. */
  statusMembro?: InputMaybe<Scalars['String']['input']>;
};

/** Ordem de uma lista de MembroDepartamento. */
export type MembroDepartamentoOrdem = {
  /** Campo. */
  campo: MembroDepartamentoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Filtro da lista de presenças em encontros. */
export type MembroEncontroFiltro = {
  /** Encontro, por número ou uuid. */
  idEncontro?: InputMaybe<Scalars['ID']['input']>;
  /** Pessoa, por número ou uuid: os encontros em que esteve. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
};

/** Uma pessoa que esteve em um encontro. */
export type MembroEncontroInput = {
  /** Encontro, por número ou uuid. */
  idEncontro: Scalars['ID']['input'];
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroEventoCampo =
  /** Quando foi adicionada. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name';

/** Filtro da lista de membros de eventos. */
export type MembroEventoFiltro = {
  /** Evento, por número ou uuid. Sem ele, os de todos. */
  idEvento?: InputMaybe<Scalars['ID']['input']>;
};

/** Uma pessoa a adicionar a um evento. */
export type MembroEventoInput = {
  /** Evento, por número ou uuid. */
  idEvento: Scalars['ID']['input'];
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
};

/** Ordem de uma lista de MembroEvento. */
export type MembroEventoOrdem = {
  /** Campo. */
  campo: MembroEventoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroGrupoLouvorCampo =
  /** Quando entrou. */
  | 'createdAt'
  /** Nome da pessoa. */
  | 'name';

/** Filtro da lista de membros de grupos de louvor. */
export type MembroGrupoLouvorFiltro = {
  /** true: só as participações a confirmar; false: só as confirmadas. Só para quem muda os membros. */
  aConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Grupo, por número ou uuid. */
  idGrupo?: InputMaybe<Scalars['ID']['input']>;
  /** Pessoa, por número ou uuid: os grupos de que é membro. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
  /** Situação. 1: ativo; 0: inativo. */
  statusMembro?: InputMaybe<Scalars['Int']['input']>;
};

/** Quem entra em que grupo de louvor. */
export type MembroGrupoLouvorInput = {
  /** Grupo, por número ou uuid. */
  idGrupo: Scalars['ID']['input'];
  /** Pessoa ativa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** 1: lidera o grupo, se ele ainda não tem líder. Depois, só por promoção. */
  membroLider?: InputMaybe<Scalars['Int']['input']>;
  /** Situação. 1: ativo; 0: inativo. Sem ela, ativo. */
  statusMembro?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de MembroGrupoLouvor. */
export type MembroGrupoLouvorOrdem = {
  /** Campo. */
  campo: MembroGrupoLouvorCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroMissaoCampo =
  /** Quando foi adicionada. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name'
  /** Status. */
  | 'statusMembro';

/** Filtro da lista de membros de missões. */
export type MembroMissaoFiltro = {
  /** true: só as participações a confirmar; false: só as confirmadas. Só para quem muda os membros. */
  aConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Missão, por número ou uuid. Sem ela, as de todas. */
  idMissao?: InputMaybe<Scalars['ID']['input']>;
  /** ativo ou inativo. */
  statusMembro?: InputMaybe<Scalars['String']['input']>;
};

/** Uma pessoa a adicionar a uma missão. */
export type MembroMissaoInput = {
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** Missão, por número ou uuid. */
  idMissao: Scalars['ID']['input'];
  /** ativo ou inativo. Sem ele, ativo. */
  statusMembro?: InputMaybe<Scalars['String']['input']>;
};

/** Ordem de uma lista de MembroMissao. */
export type MembroMissaoOrdem = {
  /** Campo. */
  campo: MembroMissaoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** O que a pessoa altera dos próprios dados. O que não é enviado fica como está. */
export type MeuPerfilInput = {
  /** Bairro. */
  bairro?: InputMaybe<Scalars['String']['input']>;
  /** CEP. */
  cep?: InputMaybe<Scalars['String']['input']>;
  /** Cidade. */
  cidade?: InputMaybe<Scalars['String']['input']>;
  /** O código de verificação, de quem entra em duas etapas. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** Complemento do endereço. */
  complemento?: InputMaybe<Scalars['String']['input']>;
  /** Data de nascimento. */
  dataNascimento?: InputMaybe<Scalars['DateOnly']['input']>;
  /** E-mail; ausente só para quem não tem um. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Rua ou avenida. */
  endereco?: InputMaybe<Scalars['String']['input']>;
  /** Solteiro(a), Casado(a), Divorciado(a), Viúvo(a) ou União estável. */
  estadoCivil?: InputMaybe<Scalars['String']['input']>;
  /** Nome. */
  name: Scalars['String']['input'];
  /** Número da casa. */
  numero?: InputMaybe<Scalars['String']['input']>;
  /** Senha atual; pedida para trocar o e-mail. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Telefone com DDD. */
  telefoneUsuario?: InputMaybe<Scalars['String']['input']>;
  /** Sigla do estado. */
  uf?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Dias em que quem pede não pode servir. */
export type MinhaIndisponibilidadeInput = {
  /** Último dia, no máximo um ano depois; sem ele, um dia só. */
  dataFim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Primeiro dia. */
  dataInicio: Scalars['DateOnly']['input'];
  /** Observação, até 200 caracteres. */
  observacao?: InputMaybe<Scalars['String']['input']>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MissaoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Último dia. */
  | 'dataFim'
  /** Primeiro dia. */
  | 'dataInicio'
  /** Onde acontece. */
  | 'localMissao'
  /** Nome. */
  | 'nomeMissao'
  /** Nome da pessoa responsável. */
  | 'responsavel'
  /** Status. */
  | 'statusMissao';

/** Filtro da lista de missões. */
export type MissaoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** true: só onde quem está à frente espera confirmação; false: só os outros. Só para quem altera os registros. */
  liderAConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Status: planejada, em_andamento, concluida ou cancelada. */
  statusMissao?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma missão. Numa alteração, o que não é enviado fica como está. */
export type MissaoInput = {
  /** Último dia; não antes do primeiro. */
  dataFim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Primeiro dia. */
  dataInicio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Descrição. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Pessoa responsável, por número ou uuid. */
  idResponsavel?: InputMaybe<Scalars['ID']['input']>;
  /** Onde acontece, até 120 caracteres. */
  localMissao?: InputMaybe<Scalars['String']['input']>;
  /** Nome, até 120 caracteres. */
  nomeMissao: Scalars['String']['input'];
  /** Status: planejada, em_andamento, concluida ou cancelada. Sem ele, planejada. */
  statusMissao?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Missao. */
export type MissaoOrdem = {
  /** Campo. */
  campo: MissaoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MomentoCultoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'titulo';

/** Filtro da lista de momentos. */
export type MomentoCultoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de um momento. */
export type MomentoCultoInput = {
  /** Nome do momento, até 80 caracteres. */
  titulo: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de MomentoCulto. */
export type MomentoCultoOrdem = {
  /** Campo. */
  campo: MomentoCultoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Lançamentos, e a conta a que vão. */
export type MoverLancamentosInput = {
  /** Entradas, por número ou uuid. */
  entradas?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A conta financeira a que vão, por número ou uuid. */
  idContaFinanceira: Scalars['ID']['input'];
  /** Saídas, por número ou uuid. */
  saidas?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Transferências: são recusadas, porque dizem elas mesmas de que conta a que conta. */
  transferencias?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MovimentoBancarioCampo =
  /** Quando foi importado. */
  | 'createdAt'
  /** Data. */
  | 'data'
  /** Valor. */
  | 'valor';

/** Filtro da lista de movimentos bancários. */
export type MovimentoBancarioFiltro = {
  /** Verdadeiro, e sem idContaFinanceira: só os da primeira conta bancária da igreja ou, se não há, os da conta padrão. */
  contaPrincipal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Último dia. */
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Conta financeira, por número ou uuid. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Primeiro dia. */
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Situação: pendente, conciliado ou ignorado. */
  situacao?: InputMaybe<Scalars['String']['input']>;
};

/** Ordem de uma lista de MovimentoBancario. */
export type MovimentoBancarioOrdem = {
  /** Campo. */
  campo: MovimentoBancarioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** A nova chave Pix da igreja. */
export type MudarChavePixInput = {
  /** A chave, até 77 caracteres. */
  chavePix: Scalars['String']['input'];
  /** A cidade que o banco mostra, até 15 caracteres. */
  cidade: Scalars['String']['input'];
  /** O código de verificação, de quem entra em duas etapas. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** A senha atual de quem muda. */
  minhaSenha: Scalars['String']['input'];
  /** O nome que o banco mostra, até 25 caracteres. */
  nome: Scalars['String']['input'];
  /** Tipo da chave: cnpj, cpf, email, telefone ou aleatoria. */
  tipoChave: Scalars['String']['input'];
  /** Versão dos dados da igreja que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de uma música. */
export type MusicaInput = {
  /** Endereço em um serviço de vídeo ou áudio. */
  linkMusica?: InputMaybe<Scalars['String']['input']>;
  /** Nome da música, até 120 caracteres. */
  nomeMusica: Scalars['String']['input'];
  /** Tom: C, C#, D … B ou, menor, Cm, C#m … Bm. */
  tomMusica: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de uma aula nova. */
export type NovaAulaEbdInput = {
  /** Quantas bíblias trouxeram. */
  biblias?: InputMaybe<Scalars['Int']['input']>;
  /** Data; uma aula por dia em cada classe. */
  dataAula: Scalars['DateOnly']['input'];
  /** Classe, por número ou uuid. */
  idClasse: Scalars['ID']['input'];
  /** A conta financeira da oferta, por número ou uuid; sem ela, a padrão da igreja, ou a que a oferta já tem. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Quem ensinou, por número ou uuid. */
  idProfessor?: InputMaybe<Scalars['ID']['input']>;
  /** Oferta; cria a sua entrada. */
  oferta?: InputMaybe<Scalars['Decimal']['input']>;
  /** Quem esteve presente, por número ou uuid da pessoa: substitui a chamada anterior. */
  presentes?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Quantas revistas trouxeram. */
  revistas?: InputMaybe<Scalars['Int']['input']>;
  /** Tema, até 200 caracteres. */
  temaAula?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
  /** Quantos visitantes vieram. */
  visitantes?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de uma conta nova. */
export type NovaContaInput = {
  /** A linha do boleto, com 47 ou 48 números, ou o Pix copia e cola; só de uma conta a pagar. De uma conta parcelada, o da primeira. */
  codigoPagamento?: InputMaybe<Scalars['String']['input']>;
  /** Data de vencimento; a da primeira parcela. */
  dataVencimentoConta: Scalars['DateOnly']['input'];
  /** Descrição, até 255 caracteres. */
  descricaoConta: Scalars['String']['input'];
  /** De quanto em quanto tempo se repete: semanal, mensal, bimestral, trimestral, semestral ou anual; também diz que se repete. */
  frequencia?: InputMaybe<Scalars['String']['input']>;
  /** Categoria ativa do plano de contas, por número ou uuid: a do lançamento, quando se encerra. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo ativado, por número ou uuid. */
  idCentroCusto: Scalars['ID']['input'];
  /** Fornecedor ativo, por número ou uuid; só de uma conta a pagar. */
  idFornecedor?: InputMaybe<Scalars['ID']['input']>;
  /** Em quantas parcelas mensais o valor se divide, no máximo 120. */
  parcelas?: InputMaybe<Scalars['Int']['input']>;
  /** A conta se repete: todo mês, no mesmo dia, se a frequência não diz outra coisa. */
  repetir?: InputMaybe<Scalars['Boolean']['input']>;
  /** Pessoa responsável, por número ou uuid; sem ela, a igreja. */
  responsavelUsuarioConta?: InputMaybe<Scalars['ID']['input']>;
  /** Valor em reais, maior que zero; de uma conta parcelada, o total. */
  valorConta: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de um encontro novo. */
export type NovoEncontroInput = {
  /** Data. */
  dataEncontro: Scalars['DateOnly']['input'];
  /** Célula, por número ou uuid. */
  idCelula: Scalars['ID']['input'];
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Observações. */
  observacoes?: InputMaybe<Scalars['String']['input']>;
  /** Quem esteve presente, por número ou uuid; a chamada inteira. Sem ela, a chamada fica como está. */
  presentes?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Tema do estudo, até 200 caracteres. */
  temaEstudo?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
  /** Quantos visitantes vieram. */
  visitantes?: InputMaybe<Scalars['Int']['input']>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type OrcamentoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'dataOrcamento'
  /** Título do departamento. */
  | 'departamento'
  /** Situação. */
  | 'statusOrcamento'
  /** Título. */
  | 'tituloOrcamento'
  /** Valor. */
  | 'valorOrcamento';

/** Filtro da lista de orçamentos. */
export type OrcamentoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Departamento, por número ou uuid. */
  idDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** pendente, aprovado ou recusado. */
  statusOrcamento?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de um orçamento. */
export type OrcamentoInput = {
  /** Para quando o gasto é previsto. */
  dataOrcamento: Scalars['DateOnly']['input'];
  /** Descrição, até 2000 caracteres. */
  descricaoOrcamento: Scalars['String']['input'];
  /** Departamento, por número ou uuid. */
  idDepartamento: Scalars['ID']['input'];
  /** Título, até 120 caracteres. */
  tituloOrcamento: Scalars['String']['input'];
  /** Valor previsto, em reais, maior que zero. */
  valorOrcamento: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Orcamento. */
export type OrcamentoOrdem = {
  /** Campo. */
  campo: OrcamentoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** O parecer de quem faz parte do conselho. */
export type ParecerConselhoInput = {
  /** A impressao dos números que a pessoa viu: se já são outros, nada é gravado e o erro é STALE. Sem ela, valem os números enviados por último. */
  impressao?: InputMaybe<Scalars['String']['input']>;
  /** aprova, ressalva ou rejeita. */
  opiniao: Scalars['String']['input'];
  /** O motivo; obrigatório com ressalva ou rejeição. */
  texto?: InputMaybe<Scalars['String']['input']>;
};

/** O parentesco de duas pessoas. */
export type ParentescoInput = {
  /** O parente, por número ou uuid. */
  idParente: Scalars['ID']['input'];
  /** A pessoa, por número ou uuid. */
  idPessoa: Scalars['ID']['input'];
  /** O que o parente é da pessoa: conjuge, paiOuMae, filho, irmao, responsavel ou dependente. */
  tipo: Scalars['String']['input'];
};

/** O que uma pessoa contou. */
export type ParteContagemInput = {
  /** Cédulas e moedas; cada valor uma vez. */
  cedulas: Array<CedulaContadaInput>;
  /** Valor dos cheques, em reais. */
  cheques?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ParticipacaoCultoCampo =
  /** Quando foi confirmada. */
  | 'createdAt'
  /** Nome da pessoa. */
  | 'name';

/** Filtro da lista de presenças. */
export type ParticipacaoCultoFiltro = {
  /** Culto, por número ou uuid. Sem ele, os de todos. */
  idCulto?: InputMaybe<Scalars['ID']['input']>;
};

/** Ordem de uma lista de ParticipacaoCulto. */
export type ParticipacaoCultoOrdem = {
  /** Campo. */
  campo: ParticipacaoCultoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type PatrimonioCampo =
  /** Código. */
  | 'codigoPatrimonio'
  /** Data do cadastro. */
  | 'createdAt'
  /** Data de aquisição. */
  | 'dataAquisicaoPatrimonio'
  /** Nome. */
  | 'nomePatrimonio'
  /** Nome do tipo. */
  | 'tipo'
  /** Valor atual. */
  | 'valorAtualPatrimonio';

/** Filtro da lista de patrimônios. */
export type PatrimonioFiltro = {
  /** Estado de conservação, sem distinguir maiúsculas nem acentos. */
  estadoConservacaoPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Tipo, por número ou uuid. */
  tipoPatrimonio?: InputMaybe<Scalars['ID']['input']>;
};

/** Dados de um patrimônio. */
export type PatrimonioInput = {
  /** Código, até 40 caracteres. */
  codigoPatrimonio: Scalars['String']['input'];
  /** Verdadeiro: salva também se outro patrimônio já tem este código. */
  confirmarCodigo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Data de aquisição. */
  dataAquisicaoPatrimonio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Data da nota fiscal. */
  dataNotaFiscalPatrimonio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Descrição. */
  descricaoPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Estado de conservação. */
  estadoConservacaoPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Fornecedor. */
  fornecedorPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Onde fica, dentro do local. */
  localizacaoPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Nome, até 120 caracteres. */
  nomePatrimonio: Scalars['String']['input'];
  /** Quem responde por ele. */
  responsavelPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Tipo, por número ou uuid. */
  tipoPatrimonio: Scalars['ID']['input'];
  /** Valor atual em reais. */
  valorAtualPatrimonio?: InputMaybe<Scalars['Decimal']['input']>;
  /** Valor de compra em reais. */
  valorCompraPatrimonio?: InputMaybe<Scalars['Decimal']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Patrimonio. */
export type PatrimonioOrdem = {
  /** Campo. */
  campo: PatrimonioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type PedidoReservaCampo =
  /** Quando foi feito. */
  | 'createdAt'
  /** Quando começa. */
  | 'dataInicio'
  /** Nome do recurso. */
  | 'recurso'
  /** Nome de quem pediu. */
  | 'solicitante';

/** Filtro da lista de pedidos de sala. */
export type PedidoReservaFiltro = {
  /** Recurso, por número ou uuid. */
  idRecurso?: InputMaybe<Scalars['ID']['input']>;
  /** Só os que estão assim: pendente, aprovado, recusado ou cancelado. */
  situacao?: InputMaybe<Scalars['String']['input']>;
};

/** O que se pede. Numa alteração, o que não é enviado fica como está. */
export type PedidoReservaInput = {
  /** Quando termina, depois do início. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, até o último minuto. */
  dataFim: Scalars['DateTime']['input'];
  /** Quando começa. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, desde o primeiro minuto. */
  dataInicio: Scalars['DateTime']['input'];
  /** Para que é, até 160 caracteres. */
  finalidade: Scalars['String']['input'];
  /** Sala ou outro recurso, por número ou uuid. */
  idRecurso: Scalars['ID']['input'];
  /** Observação para quem decide, até 500 caracteres. */
  observacao?: InputMaybe<Scalars['String']['input']>;
  /** Quantas pessoas se esperam. */
  pessoas?: InputMaybe<Scalars['Int']['input']>;
  /** Quantas unidades: uma, se não se diz. */
  quantidade?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de PedidoReserva. */
export type PedidoReservaOrdem = {
  /** Campo. */
  campo: PedidoReservaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Por que banco a igreja fica sabendo de cada Pix que recebe. */
export type PixAutomaticoInput = {
  /** O Client ID que o banco deu, até 200 caracteres. */
  aplicacao: Scalars['String']['input'];
  /** Se fica ligado. */
  ativo: Scalars['Boolean']['input'];
  /** O banco: efi, sicoob, inter ou outro. */
  banco: Scalars['String']['input'];
  /** O certificado com a sua chave (.p12 ou .pfx), em base64; ausente, fica o que há. */
  certificado?: InputMaybe<Scalars['String']['input']>;
  /** O código de verificação. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** O endereço da API Pix do banco, até 300 caracteres. */
  endereco: Scalars['String']['input'];
  /** O endereço em que o banco dá o acesso (token), até 300 caracteres. */
  enderecoAcesso: Scalars['String']['input'];
  /** A conta financeira dos Pix, por número ou uuid; nula: a padrão. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** A senha atual de quem muda. */
  minhaSenha: Scalars['String']['input'];
  /** O Client Secret; ausente, fica o que há. */
  segredo?: InputMaybe<Scalars['String']['input']>;
  /** A senha do certificado. */
  senhaCertificado?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Filtro dos Pix recebidos. */
export type PixRecebidoFiltro = {
  /** Verdadeiro: os que têm uma devolução que os livros ainda não têm. */
  devolucaoALancar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Até este dia. */
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** O código Pix, por número ou uuid. */
  idCodigo?: InputMaybe<Scalars['ID']['input']>;
  /** Desde este dia. */
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Situação: pendente, lancado ou ignorado. */
  situacao?: InputMaybe<Scalars['String']['input']>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type PostCampo =
  /** Nome do autor. */
  | 'autor'
  /** Data do cadastro. */
  | 'createdAt'
  /** Quando foi publicado; os nunca publicados, por último. */
  | 'publicadoEm'
  /** Situação. */
  | 'statusPost'
  /** Nome do tipo. */
  | 'tipo'
  /** Título. */
  | 'tituloPost';

/** Filtro da lista de posts. */
export type PostFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tipo, por número ou uuid. */
  idTipoPost?: InputMaybe<Scalars['ID']['input']>;
  /** 1: só publicados; 0: só ocultos. */
  statusPost?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de um post. Numa alteração, o que não é enviado fica como está. */
export type PostInput = {
  /** Tipo, por número ou uuid. */
  idTipoPost: Scalars['ID']['input'];
  /** 1: publicado, como começa; 0: oculto. */
  statusPost?: InputMaybe<Scalars['Int']['input']>;
  /** Subtítulo, até 250 caracteres. */
  subtituloPost?: InputMaybe<Scalars['String']['input']>;
  /** Texto em HTML; o que não for texto simples formatado é retirado. */
  textoPost: Scalars['String']['input'];
  /** Título, até 150 caracteres. */
  tituloPost: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Post. */
export type PostOrdem = {
  /** Campo. */
  campo: PostCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** A chamada inteira de um encontro: substitui a anterior. */
export type PresencasInput = {
  /** Quem esteve presente, por número ou uuid da pessoa; quem falta aqui, não esteve. */
  presentes: Array<Scalars['ID']['input']>;
  /** Versão do encontro que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
  /** Quantos visitantes vieram. */
  visitantes: Scalars['Int']['input'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type PrestacaoContasCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Último mês. */
  | 'fim'
  /** Nome. */
  | 'nome';

/** Filtro da lista de prestações de contas. */
export type PrestacaoContasFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Situação: Rascunho, Com o conselho, Com parecer, Aprovada, Aprovada com ressalva ou Rejeitada. */
  situacao?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma prestação de contas. */
export type PrestacaoContasInput = {
  /** Último mês, AAAA-MM; no máximo 24 meses. */
  ate: Scalars['String']['input'];
  /** Primeiro mês, AAAA-MM. */
  de: Scalars['String']['input'];
  /** Nome, até 120 caracteres. */
  nome: Scalars['String']['input'];
  /** O que a tesouraria quer dizer sobre os números. */
  observacao?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de PrestacaoContas. */
export type PrestacaoContasOrdem = {
  /** Campo. */
  campo: PrestacaoContasCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type PrevisaoOrcamentariaCampo =
  /** Ano e revisão. */
  | 'ano'
  /** Data do cadastro. */
  | 'createdAt';

/** Filtro da lista de previsões orçamentárias. */
export type PrevisaoOrcamentariaFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Rascunho, Em vigor ou Substituída. */
  situacao?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma previsão orçamentária. */
export type PrevisaoOrcamentariaInput = {
  /** O ano; cada ano tem uma previsão, e as revisões dela. */
  ano: Scalars['Int']['input'];
  /** O que a tesouraria quer dizer, até 5000 caracteres. */
  observacao?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de PrevisaoOrcamentaria. */
export type PrevisaoOrcamentariaOrdem = {
  /** Campo. */
  campo: PrevisaoOrcamentariaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ReciboCampo =
  /** Quando foi dado. */
  | 'data'
  /** Número do recibo. */
  | 'numero'
  /** Nome de quem deu. */
  | 'pessoa'
  /** Valor. */
  | 'valor';

/** Filtro da lista de recibos. */
export type ReciboFiltro = {
  /** Ano, dos comprovantes anuais. */
  ano?: InputMaybe<Scalars['Int']['input']>;
  /** valido ou cancelado. */
  estado?: InputMaybe<Scalars['String']['input']>;
  /** Quem deu, por número ou uuid. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
  /** Mês em que foi dado, AAAA-MM. */
  mes?: InputMaybe<Scalars['String']['input']>;
  /** dizimo, doacao ou ano. */
  tipo?: InputMaybe<Scalars['String']['input']>;
};

/** Ordem de uma lista de Recibo. */
export type ReciboOrdem = {
  /** Campo. */
  campo: ReciboCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type RecursoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'nomeRecurso'
  /** Quantidade. */
  | 'quantidade'
  /** Situação. */
  | 'status'
  /** Nome do tipo. */
  | 'tipo';

/** Filtro da lista de recursos. */
export type RecursoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tipo, por número ou uuid. */
  idTipoRecurso?: InputMaybe<Scalars['ID']['input']>;
  /** 1: só ativos; 0: só inativos. */
  status?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de um recurso. Numa alteração, o que não é enviado fica como está. */
export type RecursoInput = {
  /** Descrição. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Tipo, por número ou uuid. */
  idTipoRecurso: Scalars['ID']['input'];
  /** Nome, até 120 caracteres; único na igreja. */
  nomeRecurso: Scalars['String']['input'];
  /** Quantas unidades há: uma, se não se diz; nunca menos que as reservadas daqui em diante. */
  quantidade?: InputMaybe<Scalars['Int']['input']>;
  /** 1: ativo, como começa; 0: inativo. */
  status?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Recurso. */
export type RecursoOrdem = {
  /** Campo. */
  campo: RecursoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Dados de uma regra para movimentos bancários. */
export type RegraBancariaInput = {
  /** Categoria, das cinco fixas. */
  categoria?: InputMaybe<Scalars['Int']['input']>;
  /** Descrição, até 255 caracteres. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** entrou ou saiu. */
  direcao: Scalars['String']['input'];
  /** Categoria própria, por número ou uuid. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo, por número ou uuid. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** Só nesta conta financeira, por número ou uuid. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Fornecedor de uma saída, por número ou uuid. */
  idFornecedor?: InputMaybe<Scalars['ID']['input']>;
  /** Quem deu, por número ou uuid: então é um dízimo, e nada mais. */
  idPessoa?: InputMaybe<Scalars['ID']['input']>;
  /** O que o histórico contém, de 3 a 100 caracteres. */
  texto: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ReservaCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Quando termina. */
  | 'dataFim'
  /** Quando começa. */
  | 'dataInicio'
  /** Finalidade. */
  | 'finalidade'
  /** Nome do recurso. */
  | 'recurso'
  /** Nome do responsável; sem responsável, por último. */
  | 'responsavel';

/** Filtro da lista de reservas. */
export type ReservaFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Recurso, por número ou uuid. */
  idRecurso?: InputMaybe<Scalars['ID']['input']>;
  /** proximas: as que ainda não terminaram; passadas: as outras. */
  quando?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma reserva. Numa alteração, o que não é enviado fica como está. */
export type ReservaInput = {
  /** Quando termina, depois do início. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, até o último minuto. */
  dataFim: Scalars['DateTime']['input'];
  /** Quando começa. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, desde o primeiro minuto. */
  dataInicio: Scalars['DateTime']['input'];
  /** Para que é, até 160 caracteres. */
  finalidade: Scalars['String']['input'];
  /** Recurso, por número ou uuid. */
  idRecurso: Scalars['ID']['input'];
  /** Pessoa responsável, por número ou uuid; quem reserva, se não se diz. */
  idResponsavel?: InputMaybe<Scalars['ID']['input']>;
  /** Observações. */
  observacoes?: InputMaybe<Scalars['String']['input']>;
  /** Quantas unidades: uma, se não se diz. */
  quantidade?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Reserva. */
export type ReservaOrdem = {
  /** Campo. */
  campo: ReservaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ReuniaoLiderancaCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data da reunião. */
  | 'dataReuniao'
  /** Status. */
  | 'statusReuniao';

/** Filtro da lista de reuniões de liderança. */
export type ReuniaoLiderancaFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** proximos, de hoje em diante, ou anteriores. */
  quando?: InputMaybe<Scalars['String']['input']>;
  /** marcada, realizada ou cancelada. */
  statusReuniao?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma reunião de liderança. */
export type ReuniaoLiderancaInput = {
  /** Data da reunião. */
  dataReuniao: Scalars['DateOnly']['input'];
  /** Quem participa, por número ou uuid, no máximo 100; ausente: fica quem já participa. */
  participantes?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Pauta, até 4000 caracteres. */
  pautaReuniao: Scalars['String']['input'];
  /** marcada, realizada ou cancelada; uma reunião nova começa como marcada. */
  statusReuniao?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de ReuniaoLideranca. */
export type ReuniaoLiderancaOrdem = {
  /** Campo. */
  campo: ReuniaoLiderancaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Dados de uma saída. */
export type SaidaInput = {
  /** Categoria: 1 Salários, 2 Manutenção, 3 Materiais, 4 Conta, 5 Outros. */
  categoria: Scalars['Int']['input'];
  /** Data em que o dinheiro saiu; o mês não pode estar fechado. */
  data: Scalars['DateOnly']['input'];
  /** Descrição, até 255 caracteres. */
  descricao: Scalars['String']['input'];
  /** Categoria ativa do plano de contas, por número ou uuid; a fixa dela substitui categoria. Ausente: a própria que já há, se categoria é a fixa dela. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo, por número ou uuid. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** Conta financeira ativa, por número ou uuid; sem ela, a padrão da igreja, ou a que o lançamento já tem. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Fornecedor ativo, por número ou uuid. */
  idFornecedor?: InputMaybe<Scalars['ID']['input']>;
  /** Valor em reais, maior que zero. */
  valor: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Que lançamentos de uma categoria passam para outra. Cada campo informado restringe. */
export type SepararCategoriaInput = {
  /** Palavras da descrição, até 100 caracteres. */
  busca?: InputMaybe<Scalars['String']['input']>;
  /** Até este dia. */
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** A outra categoria, por número ou uuid. */
  idCategoria: Scalars['ID']['input'];
  /** Só deste centro de custo, por número ou uuid. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** Só deste fornecedor, por número ou uuid. */
  idFornecedor?: InputMaybe<Scalars['ID']['input']>;
  /** Desde este dia. */
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Só estes lançamentos, por número ou uuid, até 5.000. */
  lancamentos?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type SetlistEnsaioCampo =
  /** Nome da música. */
  | 'nomeMusica'
  /** Lugar no setlist. */
  | 'ordem'
  /** Tom. */
  | 'tomMusica';

/** Filtro da lista de músicas de ensaios. */
export type SetlistEnsaioFiltro = {
  /** Ensaio, por número ou uuid. */
  idEnsaio?: InputMaybe<Scalars['ID']['input']>;
};

/** Uma música nova no setlist de um ensaio. */
export type SetlistEnsaioInput = {
  /** Ensaio, por número ou uuid. */
  idEnsaio: Scalars['ID']['input'];
  /** Endereço em um serviço de vídeo ou áudio. */
  linkMusica?: InputMaybe<Scalars['String']['input']>;
  /** Nome da música, até 120 caracteres. */
  nomeMusica: Scalars['String']['input'];
  /** Tom: C, C#, D … B ou, menor, Cm, C#m … Bm. */
  tomMusica: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de SetlistEnsaio. */
export type SetlistEnsaioOrdem = {
  /** Campo. */
  campo: SetlistEnsaioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type TipoPatrimonioCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'tipoPatrimonio';

/** Filtro da lista de tipos de patrimônio. */
export type TipoPatrimonioFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de um tipo de patrimônio. */
export type TipoPatrimonioInput = {
  /** Nome do tipo, até 80 caracteres. */
  tipoPatrimonio: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de TipoPatrimonio. */
export type TipoPatrimonioOrdem = {
  /** Campo. */
  campo: TipoPatrimonioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type TipoPostCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'tipoPost';

/** Filtro da lista de tipos de post. */
export type TipoPostFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de um tipo de post. */
export type TipoPostInput = {
  /** Nome do tipo, até 80 caracteres. */
  tipoPost: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de TipoPost. */
export type TipoPostOrdem = {
  /** Campo. */
  campo: TipoPostCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type TipoRecursoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'tipoRecurso';

/** Filtro da lista de tipos de recurso. */
export type TipoRecursoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de um tipo de recurso. */
export type TipoRecursoInput = {
  /** Nome do tipo, até 80 caracteres. */
  tipoRecurso: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de TipoRecurso. */
export type TipoRecursoOrdem = {
  /** Campo. */
  campo: TipoRecursoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type TransferenciaCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'data'
  /** Valor. */
  | 'valor';

/** Filtro da lista de transferências. */
export type TransferenciaFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Conta financeira de um dos dois lados, por número ou uuid. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Mês, AAAA-MM. */
  mes?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma transferência. */
export type TransferenciaInput = {
  /** Quando o dinheiro foi; o mês não pode estar fechado. */
  data: Scalars['DateOnly']['input'];
  /** Descrição, até 255 caracteres. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Conta financeira a que o dinheiro vai, por número ou uuid; diferente da de origem. */
  idContaDestino: Scalars['ID']['input'];
  /** Conta financeira de que o dinheiro sai, por número ou uuid; sem ela, a padrão da igreja. */
  idContaOrigem?: InputMaybe<Scalars['ID']['input']>;
  /** Valor em reais, maior que zero. */
  valor: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Transferencia. */
export type TransferenciaOrdem = {
  /** Campo. */
  campo: TransferenciaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type UsuarioCampo =
  /** Primeiro as de nome que começa com a busca, depois as de sobrenome que começa com ela, e depois por nome. */
  | 'busca'
  /** Data do cadastro. */
  | 'createdAt'
  /** Data de nascimento, para quem pode lê-la. */
  | 'dataNascimento'
  /** E-mail. */
  | 'email'
  /** Nome. */
  | 'name'
  /** Pastores primeiro, e depois por nome. */
  | 'pastor'
  /** Perfil. */
  | 'perfil'
  /** Recém-convertidas primeiro, e depois por nome. */
  | 'recemConvertido';

/** Filtro da lista de pessoas. */
export type UsuarioFiltro = {
  /** escalaCulto.escrever ou indisponibilidade.escrever: só as pessoas a quem a ação alcança; todas, se não se limita aos próprios grupos. */
  aoAlcanceDe?: InputMaybe<Scalars['String']['input']>;
  /** Verdadeiro: só quem tem um perfil acima de membro, ou uma função de hoje ou futura. */
  comAcesso?: InputMaybe<Scalars['Boolean']['input']>;
  /** Verdadeiro: só quem vinha aos cultos e não veio a nenhum nas últimas três semanas, em uma igreja só. */
  deixouDeVir?: InputMaybe<Scalars['Boolean']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Quem não é desta célula, por número ou uuid. */
  foraDaCelula?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não é aluno desta classe da EBD, por número ou uuid. */
  foraDaClasseEBD?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não participa desta missão, por número ou uuid. */
  foraDaMissao?: InputMaybe<Scalars['ID']['input']>;
  /** Departamento em que não estão, por número ou uuid. */
  foraDoDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não esteve neste encontro, por número ou uuid. */
  foraDoEncontro?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não participa deste evento, por número ou uuid. */
  foraDoEvento?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não é deste grupo de louvor, por número ou uuid. */
  foraDoGrupoLouvor?: InputMaybe<Scalars['ID']['input']>;
  /** Departamento em que estão, por número ou uuid. */
  idDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Mês do aniversário, de 1 a 12, para quem pode ler datas de nascimento. */
  mesAniversario?: InputMaybe<Scalars['Int']['input']>;
  /** Perfil. */
  perfil?: InputMaybe<Scalars['Int']['input']>;
  /** 1: só recém-convertidas; 0: só as outras. */
  recemConvertido?: InputMaybe<Scalars['Int']['input']>;
  /** 1: só ativas; 0: só inativas. */
  usuarioAtivo?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de uma pessoa. Numa alteração, o que não é enviado fica como está. */
export type UsuarioInput = {
  /** Mês e dia do aniversário (MM-DD, ou DD/MM), quando o ano do nascimento não é conhecido. */
  aniversario?: InputMaybe<Scalars['String']['input']>;
  /** Bairro. */
  bairro?: InputMaybe<Scalars['String']['input']>;
  /** CEP. */
  cep?: InputMaybe<Scalars['String']['input']>;
  /** Cidade. */
  cidade?: InputMaybe<Scalars['String']['input']>;
  /** O código de verificação, de quem entra em duas etapas. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** Complemento do endereço. */
  complemento?: InputMaybe<Scalars['String']['input']>;
  /** CPF; único na igreja. */
  cpf?: InputMaybe<Scalars['String']['input']>;
  /** Data do batismo. */
  dataBatismo?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Data de conversão. */
  dataConversao?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Data de nascimento. */
  dataNascimento?: InputMaybe<Scalars['DateOnly']['input']>;
  /** E-mail; único na igreja. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Verdadeiro: se outra pessoa já entra com este e-mail, esta é salva sem ele, e as observações dizem de quem é. Sem isto, um e-mail de outra pessoa é recusado. */
  emailCompartilhado?: InputMaybe<Scalars['Boolean']['input']>;
  /** Rua ou avenida. */
  endereco?: InputMaybe<Scalars['String']['input']>;
  /** Solteiro(a), Casado(a), Divorciado(a), Viúvo(a) ou União estável. */
  estadoCivil?: InputMaybe<Scalars['String']['input']>;
  /** A senha atual de quem salva: necessária quando o perfil muda, quando muda o e-mail de quem pode mais que um membro, quando quem edita pessoas por uma função troca o e-mail de alguém, ou quando uma pessoa nova recebe um perfil acima de Membro. */
  minhaSenha?: InputMaybe<Scalars['String']['input']>;
  /** Nome, até 120 caracteres. */
  name: Scalars['String']['input'];
  /** Número da casa. */
  numero?: InputMaybe<Scalars['String']['input']>;
  /** Observações. */
  observacoes?: InputMaybe<Scalars['String']['input']>;
  /** Perfil; sem ele, Sem perfil (-1): a pessoa não tem acesso ao que é da igreja. Membro (2) dá quem cadastra; outro, só quem pode alterar perfis. Um token de API não dá nenhum. */
  perfil?: InputMaybe<Scalars['Int']['input']>;
  /** 1: convertida há pouco; 0: não. */
  recemConvertido?: InputMaybe<Scalars['Int']['input']>;
  /** Masculino ou Feminino. */
  sexo?: InputMaybe<Scalars['String']['input']>;
  /** Telefone com DDD. */
  telefoneUsuario?: InputMaybe<Scalars['String']['input']>;
  /** Sigla do estado. */
  uf?: InputMaybe<Scalars['String']['input']>;
  /** 1: ativa; 0: inativa. */
  usuarioAtivo?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Usuario. */
export type UsuarioOrdem = {
  /** Campo. */
  campo: UsuarioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type VisitaPastoralCampo =
  /** Data do registro. */
  | 'createdAt'
  /** Data da visita. */
  | 'dataVisita'
  /** Nome de quem visitou. */
  | 'pastor'
  /** Nome de quem foi visitado. */
  | 'visitado';

/** Filtro da lista de visitas pastorais. */
export type VisitaPastoralFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** proximos, de hoje em diante, ou anteriores; sem ele, todas. */
  quando?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma visita pastoral. */
export type VisitaPastoralInput = {
  /** Comentário, até 4000 caracteres; fica cifrado. Numa alteração, sem ele, o que há continua. */
  comentarioVisita?: InputMaybe<Scalars['String']['input']>;
  /** Verdadeiro: salva também se este pastor já visitou esta pessoa neste dia. */
  confirmarMesmoDia?: InputMaybe<Scalars['Boolean']['input']>;
  /** Data da visita. */
  dataVisita: Scalars['DateOnly']['input'];
  /** Quem visitou, por número ou uuid. */
  idPastor: Scalars['ID']['input'];
  /** Quem foi visitado, por número ou uuid. */
  idVisitado: Scalars['ID']['input'];
  /** Com quem quem escreve divide o comentário, por número ou uuid; só ele escolhe. Numa alteração, sem a lista, a que há continua. */
  leitores?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de VisitaPastoral. */
export type VisitaPastoralOrdem = {
  /** Campo. */
  campo: VisitaPastoralCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Dados de um webhook. */
export type WebhookInput = {
  /** Se está ligado; se não for dito, está. */
  ativo?: InputMaybe<Scalars['Boolean']['input']>;
  /** O código de verificação, de quem entra em duas etapas. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** Para que serve, até 100 caracteres. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Nomes dos eventos (`eventosDeWebhook`). */
  eventos: Array<Scalars['String']['input']>;
  /** A senha atual de quem altera. */
  minhaSenha: Scalars['String']['input'];
  /** Endereço que recebe os avisos, com https. */
  url: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};
