/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SeparacaoDeCategoriaQueryVariables = Exact<{
  id: string | number;
  input: Types.SepararCategoriaInput;
}>;


export type SeparacaoDeCategoriaQuery = { separacaoDeCategoria: { lancamentos: number, soma: string, contas: number, fechados: number, mesesFechados: Array<string>, deOutros: number } };

export type SepararCategoriaMutationVariables = Exact<{
  id: string | number;
  input: Types.SepararCategoriaInput;
}>;


export type SepararCategoriaMutation = { separarCategoria: { message: string, lancamentos: Array<string> } };


export const SeparacaoDeCategoriaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SeparacaoDeCategoria"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SepararCategoriaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"separacaoDeCategoria"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lancamentos"}},{"kind":"Field","name":{"kind":"Name","value":"soma"}},{"kind":"Field","name":{"kind":"Name","value":"contas"}},{"kind":"Field","name":{"kind":"Name","value":"fechados"}},{"kind":"Field","name":{"kind":"Name","value":"mesesFechados"}},{"kind":"Field","name":{"kind":"Name","value":"deOutros"}}]}}]}}]} as unknown as DocumentNode<SeparacaoDeCategoriaQuery, SeparacaoDeCategoriaQueryVariables>;
export const SepararCategoriaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SepararCategoria"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SepararCategoriaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"separarCategoria"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"lancamentos"}}]}}]}}]} as unknown as DocumentNode<SepararCategoriaMutation, SepararCategoriaMutationVariables>;
export const useSeparacaoDeCategoriaQuery = (options: useQuery.Options<SeparacaoDeCategoriaQuery, SeparacaoDeCategoriaQueryVariables> | SkipToken): useQuery.Result<SeparacaoDeCategoriaQuery, SeparacaoDeCategoriaQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(SeparacaoDeCategoriaDocument, options as never) as never
export const useSepararCategoriaMutation = (options?: useMutation.Options<SepararCategoriaMutation, SepararCategoriaMutationVariables>): useMutation.ResultTuple<SepararCategoriaMutation, SepararCategoriaMutationVariables> => useMutation(SepararCategoriaDocument, options as never) as never