import { graphql } from 'gatsby';
import { Picture } from '../../ui/Picture';
import { TextWithPhones } from '../../ui/TextWithPhones';
import * as classes from './People.deferred.module.css';

export function People({ people }: { people: readonly Queries.PersonFragment[] }) {
  return (
    <ul className={`indented ${classes.people}`}>
      {people.map(({ name, role, line, portrait }, index) => (
        <li key={String(index)} className={classes.person} data-reveal>
          {portrait && <Picture picture={portrait} sizes="7rem" className={classes.portrait} />}
          <div className={classes.words}>
            <p className={classes.name}>
              <bdi>{name}</bdi>
            </p>
            {/* Without a translation, these are in the default language. */}
            <p className={classes.role}>
              <bdi>{role}</bdi>
            </p>
            {line && (
              <p className={classes.line}>
                <bdi>
                  <TextWithPhones text={line} />
                </bdi>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

export const personFragment = graphql`
  fragment Person on Person {
    name
    role
    line
    portrait {
      ...PictureText
      file {
        childImageSharp {
          gatsbyImageData(
            width: 336
            outputPixelDensities: [0.34, 0.67, 1]
            placeholder: DOMINANT_COLOR
            formats: [AUTO, AVIF]
            avifOptions: { quality: 50 }
          )
        }
      }
    }
  }
`;
