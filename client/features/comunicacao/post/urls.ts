type Id = number | string

export const postUrls = {
  list: '/dashboard/posts',
  create: '/dashboard/posts/create',
  edit: (id: Id) => `/dashboard/posts/create/${id}`,
  feed: '/dashboard/feed',
  /** one post, opened above the others */
  post: (id: Id) => `/dashboard/feed?post=${id}`,
}
