/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  dataFinal?: string | null | undefined;
  /** A partir desta data. */
  dataInicial?: string | null | undefined;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** Classe, por número ou uuid. */
  idClasse?: string | number | null | undefined;
};

/** Ordem de uma lista de AulaEBD. */
export type AulaEbdOrdem = {
  /** Campo. */
  campo: AulaEbdCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

export type AulaEbdLinhaFragment = { id: number, uuid: string, idCliente: number, dataAula: string, temaAula: string | null, qtdePresentes: number, visitantes: number, biblias: number, revistas: number, oferta: string | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, classe: { id: number, uuid: string, nomeClasse: string } | null, professor: { id: number, uuid: string, name: string } | null };

export type AulasEbdQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.AulaEbdOrdem | null | undefined;
  filtro?: Types.AulaEbdFiltro | null | undefined;
  idCliente?: number | null | undefined;
  comClasses?: boolean | null | undefined;
}>;


export type AulasEbdQuery = { aulasEBD: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, dataAula: string, temaAula: string | null, qtdePresentes: number, visitantes: number, biblias: number, revistas: number, oferta: string | null, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string>, classe: { id: number, uuid: string, nomeClasse: string } | null, professor: { id: number, uuid: string, name: string } | null }> }, classesEBD?: { nodes: Array<{ id: number, uuid: string, nomeClasse: string }> } };

export const AulaEbdLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AulaEbdLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AulaEBD"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"dataAula"}},{"kind":"Field","name":{"kind":"Name","value":"temaAula"}},{"kind":"Field","name":{"kind":"Name","value":"classe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeClasse"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"qtdePresentes"}},{"kind":"Field","name":{"kind":"Name","value":"visitantes"}},{"kind":"Field","name":{"kind":"Name","value":"biblias"}},{"kind":"Field","name":{"kind":"Name","value":"revistas"}},{"kind":"Field","name":{"kind":"Name","value":"oferta"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AulaEbdLinhaFragment, unknown>;
export const AulasEbdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AulasEbd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AulaEBDOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AulaEBDFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comClasses"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}},"defaultValue":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aulasEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AulaEbdLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"classesEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"campo"},"value":{"kind":"EnumValue","value":"nomeClasse"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direcao"},"value":{"kind":"EnumValue","value":"ASC"}}]}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comClasses"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeClasse"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AulaEbdLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AulaEBD"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"dataAula"}},{"kind":"Field","name":{"kind":"Name","value":"temaAula"}},{"kind":"Field","name":{"kind":"Name","value":"classe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeClasse"}}]}},{"kind":"Field","name":{"kind":"Name","value":"professor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"qtdePresentes"}},{"kind":"Field","name":{"kind":"Name","value":"visitantes"}},{"kind":"Field","name":{"kind":"Name","value":"biblias"}},{"kind":"Field","name":{"kind":"Name","value":"revistas"}},{"kind":"Field","name":{"kind":"Name","value":"oferta"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AulasEbdQuery, AulasEbdQueryVariables>;
export const useAulasEbdQuery = (options?: useQuery.Options<AulasEbdQuery, AulasEbdQueryVariables> | SkipToken): useQuery.Result<AulasEbdQuery, AulasEbdQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(AulasEbdDocument, options as never) as never