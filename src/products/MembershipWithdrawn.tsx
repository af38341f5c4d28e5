import { Tag } from '../ui/Tag';

/** The words for a membership that has been withdrawn. */
export const MembershipWithdrawn = () => (
  <p>
    <Tag state="withdrawn">Membership withdrawn</Tag>
  </p>
);
