import { productName } from './product';

interface DocumentHeadProps {
  /** The page's own words; left out on the home page, whose title is the product's. */
  title?: string;
  description?: string;
  /** Screens of one person, of the account, of administration and of sample data stay out of search engines. */
  isPrivate?: boolean;
}

/**
 * The one owner of title and meta (React hoists them into the head). Each page renders exactly one; index.html has
 * none of its own, because React does not take away what it did not write.
 */
export function DocumentHead({ title, description, isPrivate = false }: DocumentHeadProps) {
  return (
    <>
      <title>{title === undefined ? productName : `${title} · ${productName}`}</title>
      {description === undefined ? null : <meta name="description" content={description} />}
      {isPrivate ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}
