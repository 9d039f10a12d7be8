import { allow, builder } from '../../kernel/graphql/builder.ts'
import { createPictureKey } from './picture-key.ts'

builder.queryField('pictureKey', (t) =>
  t.string({
    ...allow('customer'),
    description:
      'For clients that load pictures without a cookie: add it to their addresses as `?k=` while `loginWall` is on. The same for a whole day; ends after 24 to 48 hours.',
    resolve: (_root, _args, { deps }) => createPictureKey(deps.secrets.tokenKey, deps.clock.nowMs()),
  }),
)
