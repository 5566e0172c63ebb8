/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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
  ativa?: boolean | null | undefined;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** receita ou despesa. */
  natureza?: string | null | undefined;
  /** Número da categoria fixa a que pertencem, de 1 a 5. */
  raiz?: number | null | undefined;
  /** Verdadeiro: só as com restrição; falso: só as sem. */
  restrita?: boolean | null | undefined;
};

/** Ordem de uma lista de Categoria. */
export type CategoriaOrdem = {
  /** Campo. */
  campo: CategoriaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

export type CategoriaLinhaFragment = { id: number, uuid: string, idCliente: number, nome: string, natureza: string, raiz: number, fixa: boolean, restrita: boolean, codigoContador: string | null, ativa: boolean, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type CategoriasQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.CategoriaOrdem | null | undefined;
  filtro?: Types.CategoriaFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type CategoriasQuery = { categorias: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, nome: string, natureza: string, raiz: number, fixa: boolean, restrita: boolean, codigoContador: string | null, ativa: boolean, createdAt: string, excluidoEm: string | null, acoesPermitidas: Array<string> }> } };

export const CategoriaLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoriaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Categoria"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"natureza"}},{"kind":"Field","name":{"kind":"Name","value":"raiz"}},{"kind":"Field","name":{"kind":"Name","value":"fixa"}},{"kind":"Field","name":{"kind":"Name","value":"restrita"}},{"kind":"Field","name":{"kind":"Name","value":"codigoContador"}},{"kind":"Field","name":{"kind":"Name","value":"ativa"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CategoriaLinhaFragment, unknown>;
export const CategoriasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Categorias"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoriaOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoriaFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categorias"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoriaLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoriaLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Categoria"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"natureza"}},{"kind":"Field","name":{"kind":"Name","value":"raiz"}},{"kind":"Field","name":{"kind":"Name","value":"fixa"}},{"kind":"Field","name":{"kind":"Name","value":"restrita"}},{"kind":"Field","name":{"kind":"Name","value":"codigoContador"}},{"kind":"Field","name":{"kind":"Name","value":"ativa"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CategoriasQuery, CategoriasQueryVariables>;
export const useCategoriasQuery = (options?: useQuery.Options<CategoriasQuery, CategoriasQueryVariables> | SkipToken): useQuery.Result<CategoriasQuery, CategoriasQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(CategoriasDocument, options as never) as never